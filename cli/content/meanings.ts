import { literalPattern } from '../text/literal-pattern.ts';

/**
 * What a description says about one of several values: « étalées » for `level` in « level (étalées), drooping (retombantes) »,
 * « au plus » for `at-most` in « au plus (at-most) ou au moins (at-least) ».
 */
export function meaningOf(description: string, value: string): string | undefined {
  const name = literalPattern(value);
  const [, behind] = new RegExp(`(?<![\\w-])${name} \\(([^()]+)\\)`).exec(description) ?? [];
  const [, before] = new RegExp(`([^,;:()]+) \\(${name}\\)`).exec(description) ?? [];
  const [, after] = new RegExp(`(?:^|, )${name} (?:pour|quand) ([^,;]+)`).exec(description) ?? [];
  return (behind ?? before?.replace(/^ ?(?:ou|et) /, '') ?? after)?.trim();
}
