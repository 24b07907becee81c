/** The text of a source, as Vite and `cli/tools/build.mjs` read it. */
declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite has it so
  export default text;
}
