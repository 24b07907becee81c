interface Stream {
  readonly isTTY?: boolean;
}

/**
 * A text for a terminal without what could move the cursor, set a title or turn the writing direction; as it is for a file
 * or another program.
 * @param isColoured whether colours pass, as `makeColors` writes them
 */
export function forTerminal(stream: Stream, text: string, isColoured = false): string {
  if (!stream.isTTY) return text;
  return text.replaceAll(/\p{Cc}\[\d{1,2}m|(?!\r?\n|\t)\p{Cc}|\p{Bidi_Control}/gu, (sign) =>
    isColoured && sign.startsWith('\u001b[') ? sign : `\ufffd${sign.slice(1)}`,
  );
}
