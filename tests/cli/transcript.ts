export interface Case {
  readonly title: string;
  /** What stands behind the title, part by part. */
  readonly given: readonly string[];
  /** The lines that are expected; one that ends with `…` stands for all that hold the rest. */
  readonly expected: readonly string[];
}

/**
 * The cases of a text of such blocks, in which `\n`, `\r`, `\t` and `\u0007` stand for what they do in a string:
 *
 *     a title | what is given | and more of it
 *     > a line that is expected
 */
export function transcript(source: TemplateStringsArray): Case[] {
  const [text = ''] = source.raw;
  const blocks = text.trim().split(/\n(?! *>) */);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.split(/\n *> /);
    const [title = '', ...given] = head
      .split(' | ')
      .map((part) => part.replace(/\\(?:[nrt]|u[0-9a-f]{4})/g, (sign) => JSON.parse(`"${sign}"`)));
    return { title, given, expected: lines.map(beginning) };
  });
}

function beginning(line: string): string {
  return line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line;
}
