import { type ComputedFact, type Content, identityOf } from '../content/content.ts';
import {
  COMPUTED_NAME,
  FIELD_NAME,
  factOn,
  fieldsOf,
  PLACEHOLDER,
  readingOn,
} from '../content/entry-readings.ts';
import { FLAG } from '../content/keyword.ts';
import { memoize } from '../content/memoize.ts';
import { closest } from '../content/nearest.ts';
import { formsOf } from '../content/phrases.ts';
import { LEXICON } from '../content/settings/settings.ts';
import { surfacesOfText } from '../content/surfaces.ts';
import { localeOf } from '../language/locale-of.ts';
import { factText } from '../language/reading.ts';
import { en, fr } from '../messages/phrases.ts';
import { fold } from '../shared/fold.ts';
import { SLUG, slugOf } from '../shared/slug.ts';
import { isMapping, type JsonValue, listIn, mappingOf } from '../values/json-value.ts';
import type { Annotation, Bearer } from './annotation.ts';
import type { Fault } from './check-kinds.ts';

export interface PlaceholderParams {
  'text/placeholder': {
    found: string;
    /** The likely name, and whether only its braces or spaces are wrong. */
    likely: { readonly name: string; readonly isExact: boolean } | undefined;
  };
  'fact/unknown': { name: string; facts: string; nearest: string | undefined };
  'fact/unknown-field': { name: string; file: string; nearest: string | undefined };
  'fact/no-reading': { name: string; file: string; surface: string };
  'phrase/elsewhere': { name: string };
  'phrase/no-form': { name: string; phrases: string };
  'fact/not-computed': { name: string; nearest: string | undefined };
  'fact/unsettled': { name: string; label: ComputedFact['label']; file: string };
  'fact/ambiguous': { name: string; surfaces: readonly { surface: string; value: string }[] };
}

const CHOOSE = 'tapez « {{ » et choisissez-la dans la liste';

/** A string: plain text, in which `{{fact-name}}` stands for the fact. */
export const text: Annotation<PlaceholderParams> = {
  keyword: 'x-text',
  types: ['string'],
  argument: FLAG,
  implies: { type: 'string', minLength: 1 },
  words: {
    'text/placeholder': ({ found, likely }, reader) => [
      `${fr.quote(found)} n’est pas une constante bien écrite`,
      likely === undefined
        ? 'écrivez {{nom-de-la-constante}} : deux accolades de chaque côté, sans espace'
        : likely.isExact
          ? `écrivez {{${likely.name}}}${fr.orFix(reader)}`
          : `vouliez-vous dire {{${likely.name}}} ? deux accolades de chaque côté, sans espace`,
      `${en.quote(found)} is not a well-formed placeholder`,
      likely === undefined
        ? 'write {{fact-name}}: two braces on each side, without spaces'
        : likely.isExact
          ? `write {{${likely.name}}}${en.orFix}`
          : `did you mean {{${likely.name}}}? two braces on each side, without spaces`,
    ],
    'fact/unknown': ({ name, facts, nearest }, reader) => [
      `la constante {{${name}}} n’existe pas`,
      reader.isAtDesk
        ? `${nearest ? `vouliez-vous dire {{${nearest}}} ? sinon, ` : ''}${CHOOSE}`
        : nearest
          ? `vouliez-vous dire {{${nearest}}} ? sinon, il manque ${facts}/${name}.yaml`
          : `« npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : ${facts}/${name}.yaml`,
      `there is no fact {{${name}}}`,
      nearest
        ? `did you mean {{${nearest}}}? if not, ${facts}/${name}.yaml is missing`
        : `"npm run sapin -- stats --facts" lists the facts; to add one: ${facts}/${name}.yaml`,
    ],
    'fact/unknown-field': ({ name, file, nearest }, reader) => [
      `{{${name}}} ne mène à aucun texte de ${reader.file(file)}`,
      nearest
        ? `vouliez-vous dire {{${nearest}}} ?`
        : reader.isAtDesk
          ? CHOOSE
          : `écrivez les champs de ${file} l’un après l’autre, séparés par des points`,
      `{{${name}}} leads to no text of ${file}`,
      nearest
        ? `did you mean {{${nearest}}}?`
        : `write the fields of ${file} one after another, with dots between them`,
    ],
    'fact/no-reading': ({ name, file, surface }, reader) =>
      surface === ''
        ? [
            `{{${name}}} n’a pas de lecture pour toutes les pages, et rien ne dit sur laquelle ce texte se montre`,
            `laissez une lecture de ${reader.file(file)} valoir pour toutes les pages, ou écrivez le texte autrement`,
            `{{${name}}} has no reading for all pages, and nothing tells which of them shows this text`,
            `leave one reading of ${file} without surfaces, or write the text differently`,
          ]
        : [
            `{{${name}}} n’a pas de lecture pour la page ${fr.quote(reader.surface(surface))}`,
            reader.isAtDesk
              ? `ajoutez cette page à une lecture de ${reader.file(file)}`
              : `ajoutez ${fr.quote(surface)} aux « surfaces » d’une lecture de ${file}`,
            `{{${name}}} has no reading for the page ${en.quote(surface)}`,
            `add ${en.quote(surface)} to the surfaces of a reading in ${file}`,
          ],
    'phrase/elsewhere': ({ name }) => [
      `la phrase {{${name}}} change au fil de l’année : elle ne s’écrit que dans le texte d’une page`,
      'écrivez ici un texte qui vaut toute l’année',
      `the phrase {{${name}}} changes with the time of the year: only the text of a page can have it`,
      'write a text here that holds all year round',
    ],
    'phrase/no-form': ({ name, phrases }, reader) => [
      `la phrase {{${name}}} n’a pas de texte`,
      reader.isAtDesk
        ? 'écrivez-en un pour chaque période'
        : `écrivez dans ${phrases}/${name}.yaml une liste « forms: », avec un « text: » pour chaque forme`,
      `the phrase {{${name}}} has no text`,
      `write in ${phrases}/${name}.yaml a list "forms:", with a "text:" for each form`,
    ],
    'fact/not-computed': ({ name, nearest }, reader) => [
      `rien ne calcule {{${name}}}`,
      nearest
        ? `vouliez-vous dire {{${nearest}}} ?`
        : reader.isAtDesk
          ? CHOOSE
          : '« npm run sapin -- stats --facts » donne la liste des valeurs calculées',
      `nothing computes {{${name}}}`,
      nearest ? `did you mean {{${nearest}}}?` : '"npm run sapin -- stats --facts" lists the computed values',
    ],
    'fact/unsettled': ({ name, label, file }, reader) => [
      `{{${name}}} (${label.fr}) dépend de la lecture que l’on garde`,
      `${reader.isAtDesk ? `décidez de ${reader.file(file)}` : `tranchez ${file} avec « sapin decide »`}, ou écrivez le texte autrement`,
      `{{${name}}} (${label.en}) depends on the reading that is kept`,
      `settle ${file} with "sapin decide", or write the text differently`,
    ],
    'fact/ambiguous': ({ name, surfaces }, reader) => [
      `{{${name}}} ne dit pas la même chose sur toutes les pages qui montrent ce texte`,
      `${surfaces.map(({ surface, value }) => `${reader.surface(surface)} : ${value}`).join(' ; ')} ; ${reader.isAtDesk ? 'décidez de sa valeur' : 'tranchez avec « sapin decide »'}, ou écrivez le texte autrement`,
      `{{${name}}} does not say the same on all pages that show this text`,
      `${surfaces.map(({ surface, value }) => `${surface}: ${value}`).join('; ')}; settle it with "sapin decide", or write the text differently`,
    ],
  },
  check: placeholderFaults,
};

/** What a placeholder may name, by how its name is written. */
const KINDS = [
  [SLUG, factFaults],
  [FIELD_NAME, fieldFaults],
  [COMPUTED_NAME, computedFaults],
] as const;

export function* placeholderFaults(bearer: Bearer): Iterable<Fault<PlaceholderParams>> {
  const { text: value } = bearer;
  if (value === undefined || !/[{}]|\[\[/.test(value)) return;
  const { content } = bearer;
  for (const { 0: found, 1: name = '', index } of value.matchAll(SQUARE)) {
    const likely = likelyConstant(content, name, true);
    const range = { start: index, end: index + found.length };
    if (likely?.isExact) yield { code: 'text/placeholder', params: { found, likely }, range };
  }
  for (const { 0: found, 1: opening, 2: name = '', 3: closing, index } of value.matchAll(BRACES)) {
    const range = { start: index, end: index + found.length };
    const isWhole = opening === '{{' && closing === '}}';
    const find = isWhole ? KINDS.find(([pattern]) => pattern.test(name))?.[1] : undefined;
    if (find) {
      for (const fault of find(bearer, name)) yield { ...fault, range };
      continue;
    }
    const isSingle = opening === '{' && closing === '}';
    const likely = opening === undefined ? undefined : likelyConstant(content, name, isSingle);
    if (!isSingle || likely) yield { code: 'text/placeholder', params: { found, likely }, range };
  }
}

/** What may be an attempt at a placeholder: any number of braces on both sides, or two that are not closed. */
const BRACES = /(?<!\{)(\{+)([^{}]*)(\}+)|\{\{|\}\}/g;

/** A placeholder between the brackets of another tool. */
const SQUARE = /\[\[([^[\]]*)\]\]/g;

/** Single braces also hold names that pages fill in, such as `{ville}`: slips are recognised from this length on. */
const SHORTEST = 6;

function likelyConstant(
  content: Content,
  written: string,
  isSingle: boolean,
): PlaceholderParams['text/placeholder']['likely'] {
  const name = written.trim();
  const names = constantsOf(content);
  const plain = names.includes(name) ? name : fold(name).replace(/[\s_]+/g, '-');
  if (names.includes(plain)) return { name: plain, isExact: true };
  if (isSingle && (written !== name || name.length < SHORTEST)) return undefined;
  const nearest = closest(plain, names) ?? (isSingle ? undefined : factCalled(content, plain));
  const isFar = nearest !== undefined && Math.abs(nearest.length - plain.length) > 2;
  return nearest === undefined || (isSingle && isFar) ? undefined : { name: nearest, isExact: false };
}

/** The name of all that texts may show; `closest` indexes the list once. */
const constantsOf = memoize((content: Content): readonly string[] => [
  ...content.slugsOf(content.settings.facts),
  ...content.slugsOf(content.settings.phrases),
  ...fieldsOf(content),
  ...content.computed.keys(),
]);

function* fieldFaults(bearer: Bearer, name: string): Iterable<Fault<PlaceholderParams>> {
  const { content } = bearer;
  const identity = identityOf(content);
  if (identity ? bearer.isRefused(identity) : mustExist(content)) return; // that is reported already
  if (factOn(content, name, '') !== undefined) return;
  const params = {
    name,
    file: `${content.settings.identity}.yaml`,
    nearest: closest(name, fieldsOf(content)),
  };
  yield { code: 'fact/unknown-field', params };
}

/** Whether a schema requires the shop's identity. */
function mustExist({ schemas, settings }: Content): boolean {
  const schema = [...schemas.files.values()].find(({ name }) => name === settings.identity);
  return schema !== undefined && schema.schema['x-optional'] !== true;
}

function* computedFaults(bearer: Bearer, name: string): Iterable<Fault<PlaceholderParams>> {
  const { computed, collections } = bearer.content;
  const fact = computed.get(name);
  if (fact?.isUnsettled)
    yield { code: 'fact/unsettled', params: { name, label: fact.label, file: fact.entry.subject } };
  if (fact) return;
  const slug = /:([a-z0-9-]+)/.exec(name)?.[1];
  const about = [...collections.values()].flatMap((entries) => entries.filter((each) => each.slug === slug));
  if (about.some((entry) => bearer.isRefused(entry))) return; // it is computed from what is refused
  yield { code: 'fact/not-computed', params: { name, nearest: closest(name, [...computed.keys()]) } };
}

function* factFaults(bearer: Bearer, name: string): Iterable<Fault<PlaceholderParams>> {
  const { at, content, entry } = bearer;
  const { settings } = content;
  const fact = content.find(settings.facts, name);
  if (!fact) {
    const names = [...content.slugsOf(settings.facts), ...content.slugsOf(settings.phrases)];
    const phrase = content.find(settings.phrases, name);
    if (phrase && bearer.isRefused(phrase)) return;
    const forms = formsOf(content, name);
    const nearest = closest(name, names) ?? factCalled(content, name);
    if (forms) yield* phraseFaults(bearer, name, forms);
    else yield { code: 'fact/unknown', params: { name, facts: settings.facts, nearest } };
    return;
  }
  if (bearer.isRefused(fact) || bearer.lacksRoutes()) return;
  const kind = isMapping(fact.value) ? String(fact.value.kind) : '';
  const shown = surfacesOfText(content, entry, at).map((surface) => {
    const reading = readingOn(fact, surface);
    return { surface, value: reading && factText(localeOf(settings), kind, reading) };
  });
  const silent = shown.find(({ value }) => value === undefined);
  if (silent)
    yield { code: 'fact/no-reading', params: { name, file: fact.file.path, surface: silent.surface } };
  else if (new Set(shown.map(({ value }) => value)).size > 1) {
    const surfaces = shown.map(({ surface, value = '' }) => ({ surface, value }));
    yield { code: 'fact/ambiguous', params: { name, surfaces } };
  }
}

/** The only fact of which the label, or a word of the lexicon for it, has every word of a name. */
function factCalled({ collections, settings, singletons }: Content, name: string): string | undefined {
  const facts = collections.get(settings.facts) ?? [];
  const subjects = listIn(singletons.get(LEXICON)?.value, 'subjects');
  const isCalled = (words: JsonValue | undefined) =>
    typeof words === 'string' && name.split('-').every((word) => slugOf(words).split('-').includes(word));
  const spoken = subjects.flatMap((each) =>
    listIn(each, 'words').some(isCalled) ? listIn(each, 'about') : [],
  );
  const called = facts.filter(({ slug, value }) => spoken.includes(slug) || isCalled(mappingOf(value).label));
  return called.length === 1 ? called[0]?.slug : undefined;
}

/** A phrase changes in the data of a page, with its facts resolved for that page; an unknown one is reported in its text. */
function* phraseFaults(
  bearer: Bearer,
  name: string,
  forms: readonly string[],
): Iterable<Fault<PlaceholderParams>> {
  const { at, content, entry } = bearer;
  const isOfPage = content.routes.pagesOf(entry.collection, entry.slug).length > 0;
  const isOfFrame = at.surfaces?.some((surface) => content.settings.surfaces.includes(surface)) === true;
  if (forms.length === 0 || forms.includes(''))
    yield { code: 'phrase/no-form', params: { name, phrases: content.settings.phrases } };
  if (!bearer.lacksRoutes() && (!isOfPage || isOfFrame)) yield { code: 'phrase/elsewhere', params: { name } };
  for (const form of forms)
    for (const { 1: fact = '' } of form.matchAll(PLACEHOLDER))
      if (content.find(content.settings.facts, fact)) yield* factFaults(bearer, fact);
}
