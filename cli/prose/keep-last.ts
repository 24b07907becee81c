/** `read` with its last answer kept: of one text, callers ask about each quantity and each mention in a row. */
export function keepLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly answer: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: read(text) };
    return last.answer;
  };
}
