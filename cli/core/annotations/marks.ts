import { FLAG, type Keyword, LIST, WHATEVER } from '../content/keyword.ts';

/** Keywords without behaviour: other modules read them. */
export const MARKS: readonly Keyword[] = [
  /** The standard keyword: its dates are those that the rules compare. */
  { keyword: 'format', types: ['string'] },

  /** A schema: what people call a collection, « Communes », or a single entry. */
  {
    keyword: 'x-label',
    ...WHATEVER,
    argument: { type: 'string' },
    isOfFile: true,
  },

  /** A property: left out of the collection's module, and loaded on demand. */
  { keyword: 'x-lazy', ...WHATEVER, argument: FLAG, isOfEntry: true },

  /** The schema of one file: the project may do without that file. */
  {
    keyword: 'x-optional',
    ...WHATEVER,
    argument: FLAG,
    isOfFile: true,
  },

  /** A text that is shown as typed: rules read it, and nothing is filled in. */
  {
    keyword: 'x-prose',
    types: ['string'],
    argument: FLAG,
    implies: { type: 'string', minLength: 1 },
  },

  /** The surfaces that show the values below, instead of the pages of their entry. */
  {
    keyword: 'x-surface',
    ...WHATEVER,
    argument: { type: 'array', items: { type: 'string' } },
  },

  /** A list of references: if A names B, B should name A. A consistency rule. */
  { keyword: 'x-symmetric', ...LIST, argument: FLAG },

  /**
   * A list that leaves nothing out: `entries` of a collection (`except` those listed elsewhere; `by` a field beside its lists,
   * which these entries have as well), all entries of a collection to one of which its `links` lead, or `heights` that are sold,
   * in that field of its items. A consistency rule.
   */
  {
    keyword: 'x-complete',
    types: ['array', 'object'],
    argument: (schemas) => ({
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: {
        entries: { enum: schemas },
        except: { type: 'array', items: { type: 'string' } },
        by: { type: 'string' },
        links: { const: true },
        heights: { type: 'string' },
      },
    }),
  },

  /**
   * One of the values that a list of another file has: `pages/article-list#/categories/*\/id`. `content/among.ts` says what else a
   * list may be; `computed` is all that is computed. A consistency rule; forms offer the values.
   */
  {
    keyword: 'x-among',
    types: ['string'],
    argument: { type: 'string', pattern: '^(computed$|[^#]+#/)' },
    implies: { type: 'string' },
  },

  /**
   * Words that name their entry (`entry`), or the one to which a reference or a link beside them leads (`target`), if they name
   * any; or for the value beside them: what a choice sends, what a line says (`value`). Consistency rules.
   */
  {
    keyword: 'x-names',
    types: ['string'],
    argument: { enum: ['entry', 'target', 'value'] },
  },

  /**
   * A text that no other one equals: among the items or the fields beside it (`siblings`), or among all texts of the content whose
   * schemas give the same argument (`titles`). A consistency rule.
   */
  { keyword: 'x-distinct', types: ['string'], argument: { type: 'string' } },

  /**
   * A mapping that is a row of reference data: `table` is the file below the schemas, `columns` gives for each field, first the
   * one that names it, the column whose values it may have; texts write those of `beside` with the name, as addresses do. A
   * consistency rule.
   */
  {
    keyword: 'x-row-of',
    types: ['object'],
    argument: (_, tables) => ({
      type: 'object',
      required: ['table', 'columns'],
      additionalProperties: false,
      properties: {
        table: { enum: ['', ...tables] },
        columns: { type: 'object', minProperties: 2, additionalProperties: { type: 'string' } },
        beside: { type: 'string' },
      },
    }),
  },

  /**
   * A place, as coordinates or as the address of a map, that is no further than `limit` (a topic of facts, or a distance) from
   * that of the entry which the value at `of` (`site#/centre`) names. A consistency rule.
   */
  {
    keyword: 'x-within',
    types: ['object', 'string'],
    argument: {
      type: 'object',
      required: ['of', 'limit'],
      additionalProperties: false,
      properties: { of: { type: 'string', pattern: '^[^#]+#/' }, limit: { type: 'string', minLength: 1 } },
    },
  },

  /**
   * A mapping that marks the entry to which it refers as unavailable, `when` a field has that value, `unless` it has one of
   * these fields, which leave some of it. A consistency rule.
   */
  {
    keyword: 'x-gone',
    types: ['object'],
    argument: {
      type: 'object',
      required: ['when'],
      additionalProperties: false,
      properties: {
        when: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
        unless: { type: 'array', items: { type: 'string' } },
      },
    },
  },

  /** A field of the shop's singleton: the year of its season, the periods in which it is open, the days on which it is closed. */
  {
    keyword: 'x-calendar',
    types: ['number', 'integer', 'array'],
    argument: { enum: ['year', 'opening', 'closed'] },
    isOfEntry: true,
  },

  /** A list whose order means nothing: `sapin fix` sorts it. */
  { keyword: 'x-unordered', ...LIST, argument: FLAG },

  /** When an entry is published: on the day that the property gives, and not while it is true. */
  {
    keyword: 'x-waits',
    types: ['string', 'boolean'],
    argument: FLAG,
    isOfEntry: true,
  },

  /** A property set by the developer and hardly ever by an editor: forms keep it apart. */
  { keyword: 'x-workshop', ...WHATEVER, argument: FLAG },

  /** A number: its unit, which forms show beside it. */
  {
    keyword: 'x-unit',
    types: ['number', 'integer'],
    argument: { type: 'string' },
  },

  /** A field: its help in a form, where that differs from the description, which speaks of files; '' for none. */
  { keyword: 'x-help', ...WHATEVER, argument: { type: 'string' } },

  /** What people call the values of an `enum`: `{ level: étalées }`. */
  {
    keyword: 'x-labels',
    types: ['string', 'number', 'integer'],
    argument: { type: 'object', additionalProperties: { type: 'string' } },
  },

  /** What a form sends: the file of its page's words, and the fact that says how long it is kept. `shared/form-fields.ts` reads it. */
  {
    keyword: 'x-form',
    types: ['object'],
    argument: {
      type: 'object',
      required: ['words', 'keep'],
      additionalProperties: false,
      properties: { words: { type: 'string' }, keep: { type: 'string' } },
    },
  },

  /** A field of what a form sends: how its page asks for it, and whether lists and subjects of emails tell it. */
  {
    keyword: 'x-field',
    ...WHATEVER,
    argument: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1 },
        group: { type: 'string', minLength: 1 },
        words: { type: 'string', minLength: 1 },
        autocomplete: { type: 'string', minLength: 1 },
        rows: { type: 'integer', minimum: 2 },
        while: { type: 'string', minLength: 1 },
        tells: { enum: ['value', 'place'] },
      },
    },
  },

  /** The words of each field that a submission declares: it has a property for each of them (`content/word-fields.ts`). */
  {
    keyword: 'x-words-of',
    types: ['object'],
    argument: { type: 'string', pattern: '#/' },
    implies: { type: 'object' },
  },
];
