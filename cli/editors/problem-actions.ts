import type { CodeAction } from 'vscode-languageserver';
import { factText, nameOfReading, readingsOf } from '../core/content/entry-readings.ts';
import type { Problem } from '../core/diagnostics/problem.ts';
import { localeOf } from '../core/language/locale-of.ts';
import { isMapping } from '../core/values/json-value.ts';
import type { ActionEdits } from './action-edits.ts';

/** What a person, `sapin new` or `sapin decide` would do about errors and warnings of `check`. */
export function problemActions(edits: ActionEdits, problems: readonly Problem[]): CodeAction[] {
  return problems.flatMap((problem) =>
    [nearest, placeholderMeant, known, creation, decisions, fileName].flatMap((offer) =>
      offer(edits, problem),
    ),
  );
}

type Params = Partial<Record<string, string>>;

/** Names that were meant, likely. */
function nearest(edits: ActionEdits, { params, span, text, file }: Problem): CodeAction[] {
  const { nearest: first, value, key, name } = params as Params;
  const { others = [] } = params as { readonly others?: readonly string[] };
  const source = text.slice(span.start, span.end);
  const wrong = [value, key, name].find((each) => each !== undefined && source.includes(each));
  if (typeof first !== 'string' || wrong === undefined) return [];
  return [first, ...others].flatMap((meant) => {
    const by = source.replace(wrong, () => meant);
    return edits.quickFix(
      edits.words.replaceBy(meant),
      file,
      edits.replaced(text, span, by),
      meant === first,
    );
  });
}

/** `{order-deadline}`, `{{ order-deadline }}`. */
function placeholderMeant(edits: ActionEdits, { code, params, span, text, file }: Problem): CodeAction[] {
  if (code !== 'text/placeholder') return [];
  const { meant } = params as { readonly meant?: { readonly name: string } };
  if (!meant) return [];
  const after = edits.replaced(text, span, `{{${meant.name}}}`);
  return edits.quickFix(edits.words.placeholder(meant.name, ''), file, after, true);
}

/** A value that is written out, of a fact or of the shop. */
function known(edits: ActionEdits, { code, params, span, text, file }: Problem): CodeAction[] {
  if (code !== 'text/known-value' && code !== 'text/known-field') return [];
  const { fact, name = '', label = '' } = params as Params;
  const after = edits.replaced(text, span, `{{${fact ?? name}}}`);
  return edits.quickFix(edits.words.placeholder(fact ?? name, label), file, after, true);
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
