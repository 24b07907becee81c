/** The pieces of TypeScript's types: comments, texts, numbers, names, the brackets of a list, white space, signs. */
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|-?\d[\w.+-]*|\w+|\[\]|\s+|[\s\S]/g;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The same types with every property, list and tuple `readonly`.
 * @param names what replaces a name, outside comments and texts
 */
export function readonlyTypes(source: string, names: ReadonlyMap<string, string>): string {
  const out: string[] = [];
  /** Brackets that are open, each with its place in `out`. */
  const open: { readonly closing: string; readonly at: number }[] = [];
  /** Where the type begins of which `[]` would make a list. */
  let operand: number | undefined;
  let startsMember = false;
  for (const [token] of source.matchAll(TOKEN)) {
    if (/^\s|^\/\*/.test(token)) {
      startsMember ||= token.includes('\n') && open.at(-1)?.closing === '}';
      out.push(token);
    } else if (token === '[]' && operand !== undefined) {
      out.push(readonlyList(out.splice(operand).join('')));
    } else {
      const isMember = startsMember && token !== '}';
      startsMember = token === '{';
      const closing = CLOSING[token];
      const closed = token === open.at(-1)?.closing ? open.pop() : undefined;
      if (closing !== undefined) open.push({ closing, at: out.length });
      operand = closed?.at ?? (/^["\w$-]/.test(token) ? out.length : undefined);
      if (isMember || token === '[') out.push('readonly ');
      out.push(names.get(token) ?? token);
    }
  }
  return out.join('');
}

function readonlyList(item: string): string {
  return `readonly ${item.startsWith('readonly ') ? `(${item})` : item}[]`;
}
