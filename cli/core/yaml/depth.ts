/** Collections nested deeper than this are refused. */
export const MAX_DEPTH = 32;
