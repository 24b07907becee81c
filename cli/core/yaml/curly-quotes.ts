/** A text wholly enclosed in typographic quotation marks, which YAML reads as part of the text. */
const WHOLE = /^(?:[“„](.*)[”“]|«[ \u00a0\u202f]*(.*?)[ \u00a0\u202f]*»)$/;

/** A quoted value, as YAML would have it. */
interface CurlyQuoted {
  readonly straight: string;
  /** The same with the marks in the text, where French writes such marks. */
  readonly withMarks: string | undefined;
}

/** The correct spelling of a value wholly enclosed in curly quotes; `undefined` for any other. */
export function straightened(value: string): CurlyQuoted | undefined {
  const [, curly, french] = WHOLE.exec(value) ?? [];
  const inner = curly ?? french;
  if (inner === undefined || inner === '' || /[“”„«»]/.test(inner)) return undefined;
  return {
    straight: JSON.stringify(inner),
    withMarks: french === undefined ? undefined : JSON.stringify(value),
  };
}
