import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig } from "vite";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The games' own data files, read as they are: one source for server and browser. */
const toml = {
  name: "toml",
  transform(code, id) {
    return id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null;
  },
};

export default defineConfig({
  plugins: [toml, svelte()],
  resolve: { alias: { $lib: path("src/lib"), $rentier: path("../src/rentier") } },
  server: { fs: { allow: [path("..")] }, proxy: { "/api": "http://127.0.0.1:8000" } },
  build: {
    outDir: process.env.RENTIER_WEB_OUT ?? path("../src/rentier/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
