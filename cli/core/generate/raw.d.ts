/** The text of a source, as Vite and `cli/tools/build.mjs` read it. */
declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite has it so
  export default text;
}

/** What a file of YAML holds. */
declare module '*.yaml' {
  const data: unknown;
  // biome-ignore lint/style/noDefaultExport: a file has no name for what it holds
  export default data;
}
