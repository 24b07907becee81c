import type { StateInline } from 'markdown-it';

export interface Delimiter {
  readonly opens: boolean;
  readonly closes: boolean;
}

/** As markdown-it reads emphasis, each sign at its place. */
export function readEmphasis(state: StateInline, isSilent: boolean): boolean {
  const sign = state.src.charAt(state.pos);
  if (isSilent || (sign !== '*' && sign !== '_')) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, sign === '*');
  for (let left = length; left > 0; left--, state.pos++) {
    const token = state.push('text', '', 0);
    token.content = sign;
    token.meta = { opens: open, closes: close } satisfies Delimiter;
    const marker = sign.charCodeAt(0);
    state.delimiters.push({ marker, length, token: state.tokens.length - 1, end: -1, open, close });
  }
  return true;
}
