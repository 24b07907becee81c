import type { CodeAction } from 'vscode-languageserver';
import { nameOfReading, readingsOf } from '../core/content/entry-readings.ts';
import type { Problem } from '../core/diagnostics/problem.ts';
import { localeOf } from '../core/language/locale-of.ts';
import { factText } from '../core/language/reading.ts';
import { curesOfProblem } from '../core/settle/problem-cures.ts';
import { isMapping } from '../core/values/json-value.ts';
import type { ActionEdits } from './action-edits.ts';

/** What a person, `sapin new` or `sapin decide` would do about errors and warnings of `check`. */
export function problemActions(edits: ActionEdits, problems: readonly Problem[]): CodeAction[] {
  return problems.flatMap((problem) =>
    [cures, creation, decisions, fileName].flatMap((offer) => offer(edits, problem)),
  );
}

type Params = Partial<Record<string, string>>;

function cures(edits: ActionEdits, problem: Problem): CodeAction[] {
  return curesOfProblem(problem).flatMap((cure, rank) => edits.cure(cure, rank === 0));
}

/** An entry that is named and does not exist, or that another one needs. */
function creation(edits: ActionEdits, { code, params }: Problem): CodeAction[] {
  const { value = '', collection = '', name = '', facts = '', slug = '' } = params as Params;
  switch (code) {
    case 'ref/unknown':
      return edits.creation(collection, value);
    case 'fact/unknown':
      return edits.creation(facts, name);
    case 'price/none':
      return edits.creation('prices', slug);
    default:
      return [];
  }
}

/** The readings of what a text names and nobody has settled. */
function decisions(edits: ActionEdits, { code, params }: Problem): CodeAction[] {
  const { name = '', file } = params as Params;
  const { content } = edits.asked.snapshot.loaded;
  const entry =
    code === 'fact/ambiguous'
      ? content.find(content.settings.facts, name)
      : edits.bySubject(code === 'fact/unsettled' ? file : undefined);
  if (!entry) return [];
  const kind = isMapping(entry.value) ? String(entry.value.kind) : '';
  return readingsOf(entry).flatMap((reading) =>
    edits.decision(
      entry.subject,
      nameOfReading(reading),
      factText(localeOf(content.settings), kind, reading),
    ),
  );
}

/** A file with a name that no entry can have. */
function fileName(edits: ActionEdits, { code, params, file }: Problem): CodeAction[] {
  const { suggestion, reason, wanted } = params as Params;
  if (file !== edits.asked.path) return [];
  const folder = file.replace(/[^/]*$/, '');
  if (code === 'file/bad-name' && suggestion !== undefined) return edits.move(`${folder}${suggestion}`);
  const isYaml = reason === 'ending' ? /\.(?:ya?ml(?:\.txt)?|json)$/i.test(file) : reason === 'deep';
  return code === 'file/unknown' && isYaml && wanted !== undefined ? edits.move(wanted) : [];
}
