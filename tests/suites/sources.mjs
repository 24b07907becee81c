// Public data as content: collections of YAML files, with schemas that say what they are and what refers to what.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dump } from 'js-yaml';
import { fileOfPackage } from './packages.mjs';

/** @typedef {Record<string, any>} Fields of an entry, or keywords of a schema */
/** @typedef {Record<string, Fields>} Entries by slug */
/** @typedef {{ entries: Entries, schema: Fields }} Collection */
/** @typedef {{ collections: Record<string, Collection>, shared?: Fields }} Source `shared` is `definitions.json` */

const text = { type: 'string' };
const flag = { type: 'boolean' };
const texts = list(text);
const textOrTexts = { anyOf: [text, texts] };
const link = { type: 'string', 'x-href': true };

/** By name of the package. @satisfies {Readonly<Record<string, () => Source | Promise<Source>>>} */
export const sources = {
  'web-features': webFeatures,
  'linguist-languages': languages,
  'mdn-data': mdnData,
  schemastore: catalogue,
  '@mdn/browser-compat-data': compatData,
};

/** Writes `content/` and `schemas/` below `dir`. @param {string} dir @param {Source} source */
export function writeSource(dir, { collections, shared }) {
  const write = (/** @type {string} */ file, /** @type {string} */ content) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  };
  if (shared) write('schemas/definitions.json', JSON.stringify(shared));
  for (const [name, { entries, schema }] of Object.entries(collections)) {
    write(`schemas/${name}.schema.json`, JSON.stringify(schema));
    for (const [slug, entry] of Object.entries(entries))
      write(`content/${name}/${slug}.yaml`, dump(entry, { noRefs: true }));
  }
}

/** Features, groups and snapshots by the package’s own schema, and what refers to what. @returns {Source} */
function webFeatures() {
  const { features, groups, snapshots } = readJson('web-features/data.json');
  const { definitions } = readJson('web-features/data.schema.json');
  const {
    FeatureData: feature,
    FeatureMovedData: moved,
    FeatureSplitData: split,
    GroupData: group,
  } = definitions;
  Object.assign(feature.properties, {
    name: { ...text, 'x-unique': true },
    group: list(refTo('groups')),
    snapshot: list(refTo('snapshots')),
    spec: list(link),
  });
  moved.properties.redirect_target = refTo('features');
  split.properties.redirect_targets = list(refTo('features'));
  group.properties.parent = refTo('groups');
  const kinds = ['FeatureData', 'FeatureMovedData', 'FeatureSplitData'].map(definition);
  return {
    shared: { definitions },
    collections: {
      features: { entries: features, schema: { title: 'Feature', oneOf: kinds } },
      groups: { entries: groups, schema: { title: 'Group', ...group } },
      snapshots: { entries: snapshots, schema: { title: 'Snapshot', ...definitions.SnapshotData } },
    },
  };
}

/** One file a language; `group` names another. @returns {Promise<Source>} */
async function languages() {
  const address = pathToFileURL(fileOfPackage('linguist-languages/index.js')).href;
  /** @type {Fields[]} */
  const all = Object.values(await import(address));
  const entries = bySlug(all.map((language) => [language.name, language]));
  const slugs = new Map(Object.entries(entries).map(([slug, { name }]) => [name, slug]));
  for (const [slug, { group, ...language }] of Object.entries(entries))
    entries[slug] = group === undefined ? language : { ...language, group: slugs.get(group) };
  const schema = mapping(
    'Language',
    {
      name: { ...text, 'x-unique': true },
      type: { enum: ['data', 'markup', 'programming', 'prose'] },
      aceMode: text,
      languageId: { type: 'integer', minimum: 0 },
      tmScope: text,
    },
    {
      color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
      extensions: list({ type: 'string', pattern: '^\\.' }),
      aliases: texts,
      codemirrorMode: text,
      codemirrorMimeType: text,
      interpreters: texts,
      filenames: texts,
      group: refTo('languages'),
      wrap: flag,
    },
  );
  return { collections: { languages: { entries, schema } } };
}

/** Properties, selectors and syntaxes of CSS, and the interfaces of the web. @returns {Source} */
function mdnData() {
  const css = (/** @type {string} */ name) => named(readJson(`mdn-data/css/${name}.json`));
  const interfaces = named(readJson('mdn-data/api/inheritance.json'));
  const slugs = new Map(Object.entries(interfaces).map(([slug, { name }]) => [name, slug]));
  for (const each of Object.values(interfaces)) each.inherits = slugs.get(each.inherits) ?? null;
  const name = { ...text, 'x-unique': true };
  const status = { enum: ['standard', 'nonstandard', 'experimental', 'obsolete'] };
  const optional = { mdn_url: link, media: textOrTexts, alsoAppliesTo: texts, stacking: flag };
  return {
    collections: {
      properties: {
        entries: css('properties'),
        schema: mapping(
          'Property',
          {
            name,
            syntax: text,
            inherited: flag,
            animationType: textOrTexts,
            percentages: textOrTexts,
            groups: texts,
            initial: textOrTexts,
            appliesto: text,
            computed: textOrTexts,
            order: text,
            status,
          },
          optional,
        ),
      },
      selectors: {
        entries: css('selectors'),
        schema: mapping('Selector', { name, syntax: text, groups: texts, status }, optional),
      },
      syntaxes: { entries: css('syntaxes'), schema: mapping('Syntax', { name, syntax: text }) },
      interfaces: {
        entries: interfaces,
        schema: mapping('Interface', {
          name,
          inherits: { anyOf: [refTo('interfaces'), { type: 'null' }] },
          implements: texts,
        }),
      },
    },
  };
}

/** SchemaStore’s catalogue: versions are keys such as `3.0`. @returns {Source} */
function catalogue() {
  /** @type {{ schemas: Fields[] }} */
  const { schemas } = readJson('schemastore/dist/catalog.json');
  const schema = mapping(
    'Catalogued',
    { name: text, description: text, url: link },
    { fileMatch: texts, versions: { type: 'object', additionalProperties: text } },
  );
  return {
    collections: { schemas: { entries: bySlug(schemas.map((each) => [each.name, each])), schema } },
  };
}

/** What browsers support of CSS and of the interfaces of the web: the first ten thousand features. @returns {Source} */
function compatData() {
  /** @type {[string, Fields][]} */
  const found = [];
  const visit = (/** @type {Fields} */ node, /** @type {string} */ trail) => {
    for (const [key, value] of Object.entries(node)) {
      if (key === '__compat') found.push([trail, { key: trail, ...value }]);
      else visit(value, `${trail}.${key}`);
    }
  };
  const { api, css } = readJson('@mdn/browser-compat-data/data.json');
  visit(css, 'css');
  visit(api, 'api');
  const statement = {
    type: 'object',
    additionalProperties: false,
    required: ['version_added'],
    properties: {
      version_added: { type: ['string', 'boolean'] },
      version_removed: text,
      version_last: text,
      notes: textOrTexts,
      partial_implementation: flag,
      alternative_name: text,
      prefix: text,
      impl_url: textOrTexts,
      flags: list(
        fields({ name: text, type: { enum: ['preference', 'runtime_flag'] } }, { value_to_set: text }),
      ),
    },
  };
  const support = {
    type: 'object',
    patternProperties: { '^[a-z_]+$': { anyOf: [definition('statement'), list(definition('statement'))] } },
    additionalProperties: false,
  };
  const status = fields({ deprecated: flag, experimental: flag, standard_track: flag });
  const schema = mapping(
    'Compat',
    { key: { ...text, 'x-unique': true }, source_file: text, status, support },
    { mdn_url: link, spec_url: { anyOf: [link, list(link)] }, tags: texts, description: text },
  );
  return {
    shared: { definitions: { statement } },
    collections: { compat: { entries: bySlug(found.slice(0, 10_000)), schema } },
  };
}

/** A closed schema of a mapping. @param {Fields} required @param {Fields} [optional] @returns {Fields} */
function fields(required, optional = {}) {
  const properties = { ...required, ...optional };
  return { type: 'object', additionalProperties: false, required: Object.keys(required), properties };
}

/** The same for an entry. @param {string} title @param {Fields} required @param {Fields} [optional] */
function mapping(title, required, optional) {
  return { title, ...fields(required, optional) };
}

/** @param {Fields} items */
function list(items) {
  return { type: 'array', items };
}

/** @param {string} collection */
function refTo(collection) {
  return { type: 'string', 'x-ref': collection };
}

/** @param {string} name */
function definition(name) {
  return { $ref: `definitions.json#/definitions/${name}` };
}

/** Entries by what their names become as slugs, each of which stands once. @param {readonly [string, Fields][]} all @returns {Entries} */
function bySlug(all) {
  /** @type {Entries} */
  const entries = {};
  for (const [name, entry] of all) {
    const slug =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'sign';
    let own = slug;
    for (let twin = 2; Object.hasOwn(entries, own); twin++) own = `${slug}-${twin}`;
    entries[own] = entry;
  }
  return entries;
}

/** Entries that keep their keys as names. @param {Entries} entries */
function named(entries) {
  return bySlug(Object.entries(entries).map(([name, entry]) => [name, { name, ...entry }]));
}

/** @param {string} file in a package */
function readJson(file) {
  return JSON.parse(readFileSync(fileOfPackage(file), 'utf8'));
}
