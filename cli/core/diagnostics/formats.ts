import type { Draw, Report, Style } from './diagnostic.ts';
import { github } from './github-format.ts';
import { json } from './json-format.ts';
import { sarif } from './sarif-format.ts';
import { text } from './text-format.ts';

/** Every output format; a new one is a file and a line here. */
const DRAW = {
  text,
  json,
  github,
  sarif,
} satisfies Readonly<Record<string, Draw>>;

export type Format = keyof typeof DRAW;
export const FORMATS = Object.keys(DRAW) as readonly Format[];

/** How a command writes its result. */
export interface Reporting extends Style {
  readonly format: Format;
}

export function draw(report: Report, reporting: Reporting): string {
  return DRAW[reporting.format](report, reporting);
}
