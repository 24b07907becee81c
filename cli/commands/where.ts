import { buildModel, type Model, nameOf } from '../consistency/model.ts';
import { routesInWords } from '../consistency/report/report.ts';
import { ownRoutes, type Usage, usagesOf } from '../consistency/usages.ts';
import { loadContent } from '../content/load.ts';
import type { Entry } from '../content/model.ts';
import { closest } from '../content/nearest.ts';
import { frame, printable } from '../diagnostics/frame.ts';
import { githubCommand } from '../diagnostics/github.ts';
import { rangeOf } from '../diagnostics/problem.ts';
import { sarifLog } from '../diagnostics/sarif.ts';
import { reportCheck } from './check.ts';
import type { Context } from './context.ts';

export interface WhereOptions {
  /** A fact, a price file, any entry or singleton; or its file, or its page's address. */
  readonly subject: string;
}

/** `sapin where`: every page and line that shows or names a subject. Returns the exit status. */
export function where(context: Context, { subject }: WhereOptions): number {
  const { language, words, note, print, reporting } = context;
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const model = buildModel(loaded.content);
  const entry = entryOf(model, subject);
  if (!entry) {
    note(reporting.colors.red(words.unknown(subject, nearest(model, subject))));
    return 1;
  }
  const usages = usagesOf(model, entry);
  const own = ownRoutes(model, entry);
  switch (reporting.format) {
    case 'json':
      print(asJson(entry.subject, own, usages));
      break;
    case 'github':
      print(usages.map((usage) => asGithub(context, entry.subject, usage)).join('\n'));
      break;
    case 'sarif':
      print(asSarif(context, entry.subject, usages));
      break;
    case 'text':
      print(
        [
          `${reporting.colors.bold(printable(subject))}: ${printable(nameOf(entry))}`,
          ...(own.length > 0 ? [`  ${words.where.ownPage} ${routesInWords({ model, language }, own)}`] : []),
          ...usages.map((usage) => asText(context, usage, routesInWords({ model, language }, usage.routes))),
          summary(context, usages),
        ].join('\n'),
      );
  }
  return 0;
}

/** The entry that a subject, the path of a file or the address of a page names, as an editor copies them. */
function entryOf(model: Model, named: string): Entry | undefined {
  const path = pathOfAddress(named);
  if (path !== undefined)
    return inOrder(model).find((entry) => ownRoutes(model, entry).includes(path.replace(/(?<=.)\/$/, '')));
  return model.entry(named) ?? model.entries.find((entry) => entry.file.path === fileOf(named));
}

/** `/contact` of `/contact` and of `http://localhost:4173/contact?sujet=devis`; `undefined` of what is no address. */
function pathOfAddress(named: string): string | undefined {
  if (!/^(\/|https?:)/.test(named) || !URL.canParse(named, 'http://localhost')) return undefined;
  return new URL(named, 'http://localhost').pathname;
}

/** Entries before singletons: a variety's page is the variety's before it is that of the words which all share. */
function inOrder({ entries }: Model): Entry[] {
  const isSingleton = ({ collection }: Entry) => (collection === undefined ? 1 : 0);
  return entries.toSorted((a, b) => isSingleton(a) - isSingleton(b));
}

function fileOf(named: string): string {
  return named.replaceAll('\\', '/').replace(/^(\.\/)?content\//, '');
}

function nearest(model: Model, named: string): string | undefined {
  if (named.startsWith('/')) return model.routes.nearest(named);
  const subjects = model.entries.map(({ subject }) => subject);
  return subjects.find((subject) => subject.endsWith(`/${named}`)) ?? closest(named, subjects);
}

function asText(
  { reporting: { colors }, words }: Context,
  { kind, value, place, routes }: Usage,
  pages: string,
): string {
  const { line, column } = rangeOf(place.text, place.span);
  const label = kind === 'shows' || kind === 'states' ? printable(value) : '';
  const seen = routes.length === 0 ? [] : [`  ${colors.blue('=')} ${words.where.readOn} ${pages}`];
  return [
    `\n${colors.blue('-->')} ${printable(place.file)}:${line}:${column} ${colors.dim(`(${words.where.kinds[kind]})`)}`,
    frame(place.text, place.span, colors, label),
    ...seen,
  ].join('\n');
}

function summary({ words }: Context, usages: readonly Usage[]): string {
  const files = new Set(usages.map(({ place }) => place.file)).size;
  return `\n${usages.length === 0 ? words.where.nothing : words.where.summary(usages.length, files)}`;
}

function asJson(subject: string, own: readonly string[], usages: readonly Usage[]): string {
  const places = usages.map(({ kind, value, place, routes }) => ({
    kind,
    value,
    file: place.file,
    ...rangeOf(place.text, place.span),
    pointer: place.pointer,
    routes,
  }));
  return JSON.stringify({ ok: true, subject, routes: own, places }, null, 2);
}

function asGithub(
  { reporting: { root }, words }: Context,
  subject: string,
  { kind, value, place }: Usage,
): string {
  const { line, column, endLine, endColumn } = rangeOf(place.text, place.span);
  const at = { file: `${root}/${place.file}`, line, col: column, endLine, endColumn, title: subject };
  return githubCommand('notice', at, `${words.where.kinds[kind]}: ${value}`);
}

function asSarif({ reporting: { root }, words }: Context, subject: string, usages: readonly Usage[]): string {
  return sarifLog(
    usages.map(({ kind, value, place }) => ({
      rule: kind,
      level: 'note',
      message: `${subject}: ${value}`,
      places: [{ file: place.file, range: rangeOf(place.text, place.span) }],
    })),
    Object.entries(words.where.kinds).map(([id, description]) => ({ id, description })),
    root,
  );
}
