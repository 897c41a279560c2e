/** Moments kept in web/fixtures, for pictures without a server; not part of the built page. */

const FILES = import.meta.glob("../fixtures/*.json", { import: "default" });

export function moment(name: string): Promise<unknown> {
  return FILES[`../fixtures/${name}.json`]?.() ?? Promise.reject(new Error(`no fixture ${name}`));
}
