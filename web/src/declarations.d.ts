declare module "*.toml" {
  const data: Record<string, any>;
  export default data;
}
