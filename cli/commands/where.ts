import { makeRoutesInWords } from '../core/consistency/routes-in-words.ts';
import type { Entry } from '../core/content/content.ts';
import { closest } from '../core/content/nearest.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { printable } from '../core/diagnostics/frame.ts';
import { rangeIn } from '../core/diagnostics/json-format.ts';
import { loadContent } from '../core/load/load.ts';
import { nameOf } from '../core/model/lookups.ts';
import { buildModel, type Model } from '../core/model/model.ts';
import { pagePaths, type Usage, usagesOf } from '../core/model/usages.ts';
import { reportCheck } from './check.ts';
import { type Context, pathInContent } from './context.ts';

/**
 * `sapin where`: every page and line that shows or names a subject. Returns the exit status.
 * @param subject a fact, a price file, any entry or singleton; or its file, or its page's address
 */
export function where(context: Context, subject: string): number {
  const { language, reporting, words, refuse } = context;
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const model = buildModel(loaded.content);
  const entry = entryOf(model, subject, pathInContent(context, subject));
  if (!entry) return refuse(words.unknown(subject, nearest(model, subject)));
  const usages = usagesOf(model, entry);
  const routes = pagePaths(model, entry);
  const files = new Set(usages.map(({ place }) => place.file)).size;
  const routesInWords = makeRoutesInWords(model.paths, model.routes, language);
  context.report({
    diagnostics: usages.map((usage) => usageDiagnostic(context, entry.subject, usage)),
    document: () => ({ ok: true, subject: entry.subject, routes, places: usages.map(inDocument) }),
    rules: Object.entries(words.where.kinds).map(([id, description]) => ({ id, description })),
    heading: [
      `${reporting.colors.bold(printable(subject))}: ${printable(nameOf(entry))}`,
      ...(routes.length > 0 ? [`  ${words.where.pages} ${routesInWords(routes)}`] : []),
    ].join('\n'),
    summary: usages.length === 0 ? words.where.nothing : words.where.summary(usages.length, files),
    routesInWords,
  });
  return 0;
}

function usageDiagnostic(
  { words }: Context,
  subject: string,
  { kind, value, place, routes }: Usage,
): Diagnostic {
  const label = kind === 'shows' || kind === 'states' ? value : '';
  const source = words.where.kinds[kind];
  return {
    severity: 'note',
    code: kind,
    message: `${subject}: ${value} (${source})`,
    advice: null,
    places: [{ ...place, label, source, routes }],
  };
}

function inDocument({ kind, value, place, routes }: Usage) {
  return { kind, value, ...rangeIn(place), pointer: place.pointer, routes };
}

/** The entry that a subject, the path of a file or the address of a page names, as an editor copies them. */
function entryOf(model: Model, named: string, file: string): Entry | undefined {
  const path = pathOfAddress(named);
  if (path !== undefined)
    return inOrder(model).find((entry) => pagePaths(model, entry).includes(path.replace(/(?<=.)\/$/, '')));
  return model.entry(named) ?? model.entries.find((entry) => entry.file.path === file);
}

/** `/contact` of `/contact` and of `http://localhost:4173/contact?sujet=devis`; `undefined` for anything else. */
function pathOfAddress(named: string): string | undefined {
  if (!/^(\/|https?:)/.test(named) || !URL.canParse(named, 'http://localhost')) return undefined;
  return new URL(named, 'http://localhost').pathname;
}

/** Entries before singletons: a variety's page belongs to the variety rather than to the texts that all varieties share. */
function inOrder({ entries }: Model): Entry[] {
  const isSingleton = ({ collection }: Entry) => (collection === undefined ? 1 : 0);
  return entries.toSorted((a, b) => isSingleton(a) - isSingleton(b));
}

function nearest(model: Model, named: string): string | undefined {
  if (named.startsWith('/')) return model.routes.nearest(named)[0];
  const subjects = model.entries.map(({ subject }) => subject);
  return subjects.find((subject) => subject.endsWith(`/${named}`)) ?? closest(named, subjects);
}
