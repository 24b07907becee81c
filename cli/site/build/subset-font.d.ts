// The package has no types; these cover what is used of it.
declare module 'subset-font' {
  /** @param text all the characters to keep */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      /** By the axis: where to pin it, or what to keep of it. */
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      /** Tags of OpenType features. */
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
