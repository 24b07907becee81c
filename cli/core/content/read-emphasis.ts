import type { StateInline } from 'markdown-it';

/** What the tokens of emphasis know of their place: the offset in the text of their block, and what they may do there. */
export interface Delimiter {
  readonly at: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** As markdown-it reads emphasis, with the place of each sign. */
export function readEmphasis(state: StateInline, isSilent: boolean): boolean {
  const sign = state.src.charAt(state.pos);
  if (isSilent || (sign !== '*' && sign !== '_')) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, sign === '*');
  for (let at = state.pos; at < state.pos + length; at++) {
    const token = state.push('text', '', 0);
    token.content = sign;
    token.meta = { at, opens: open, closes: close } satisfies Delimiter;
    const marker = sign.charCodeAt(0);
    state.delimiters.push({ marker, length, token: state.tokens.length - 1, end: -1, open, close });
  }
  state.pos += length;
  return true;
}
