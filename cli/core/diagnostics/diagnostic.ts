import type { Language } from '../language/wording.ts';
import type { Colors } from './colors.ts';
import type { Span } from './problem.ts';

/** A statement about the content, in the chosen language: what every output format draws. */
export interface Diagnostic {
  readonly severity: Severity;
  /** A problem's code, a finding's rule, how a place uses a subject. */
  readonly code: string;
  /** Its heading at a terminal: `erreur`, `contradiction`. Without one, the terminal shows its places alone. */
  readonly title?: string;
  /** `facts/order-deadline`. */
  readonly subject?: string;
  /** What has been decided about a contradiction. */
  readonly status?: Status;
  readonly message: string;
  readonly advice: string | null;
  /** Its place, then the other places that contradict the first. */
  readonly places: readonly LabelledPlace[];
  /** What else helps to decide, a line each. */
  readonly notes?: readonly string[];
  /** Calls of `sapin` to paste in a terminal. */
  readonly commands?: readonly string[];
  readonly table?: Table;
  /** Since when and why a contradiction is accepted. */
  readonly acceptance?: string;
  /** Whether a terminal shows no more than its message and acceptance. */
  readonly isBrief?: boolean;
}

export type Severity = 'error' | 'warning' | 'note';
export type Status = 'open' | 'accepted' | 'stale' | 'decided';

export interface LabelledPlace {
  /** Relative to the content folder, with `/`; a schema's starts with `../`. */
  readonly file: string;
  /** The file's text, from which positions are computed when a format needs them. */
  readonly text: string;
  readonly span: Span;
  readonly pointer: string;
  /** The statement there, in a few words. */
  readonly label: string;
  /** The source of the statement, or how it uses the subject. */
  readonly source: string;
  /** The paths on which a visitor sees it. */
  readonly routes: readonly string[];
  /** True when a decision has put this place aside. */
  readonly isDropped?: boolean;
}

/** The values of several places, side by side: a column for each. */
export interface Table {
  /** The heading of the row labels. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

interface TableRow {
  readonly label: string;
  /** Null where a place has no value; `amount` is drawn as a bar. */
  readonly cells: readonly ({ readonly text: string; readonly amount: number } | null)[];
  readonly differs: boolean;
}

/** The result of a command, for any format. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[];
  /** What contradicts nothing, and could be better; left out of SARIF and GitHub annotations. */
  readonly hints?: readonly Diagnostic[];
  /** The JSON document that the command promises. */
  document(): object;
  /** The description of each code; the codes themselves by default. */
  readonly rules?: readonly { readonly id: string; readonly description: string }[];
  /** The texts before and after the diagnostics in a terminal. */
  readonly heading?: string;
  readonly summary?: string;
  /** A list of paths in a few words. */
  routesInWords?(routes: readonly string[]): string;
}

/** What a format may use besides the report. */
export interface Style {
  readonly language: Language;
  readonly colors: Colors;
  /** The content folder relative to the current one, for formats that name files from there. */
  readonly root: string;
}

/** Writes a report in one format, without a line break at the end. */
export type Draw = (report: Report, style: Style) => string;
