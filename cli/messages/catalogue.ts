import type { CheckParams } from '../checks/registry.ts';
import type { ImageFault } from '../content/image-file.ts';
import type { JsonExpectation } from '../content/json-fault.ts';

/**
 * What each kind of problem knows; the catalogues `fr.ts` and `en.ts` put it into words, and each check of `cli/checks/`
 * what it finds.
 */
export interface ProblemParams extends CheckParams {
  'file/missing': { path: string; schema: string };
  'file/both': { name: string };
  'file/empty': Record<never, never>;
  'file/encoding': { byte: number };
  'file/too-large': { bytes: number; max: number };
  'file/more': { shown: number };
  'file/no-content': { path: string };
  'file/outside': { target: string };
  'file/link': { reason: 'missing' | 'cycle'; target: string } | { reason: 'folder' };
  'file/not-a-file': { found: 'folder' | 'other' };
  'file/bad-name': { name: string; suggestion: string };
  'file/same-name': { other: string };
  'file/unknown': { nearest: string | undefined; names: readonly string[] };
  'file/unreadable': { reason: string };
  'file/unwritable': { reason: string };
  'file/foreign': Record<never, never>;
  'file/stale': Record<never, never>;
  'yaml/syntax': { reason: string; line: string };
  'yaml/tab': Record<never, never>;
  'yaml/duplicate-key': { key: string };
  'yaml/alias': { name: string };
  'yaml/anchor': { name: string };
  'yaml/merge-key': Record<never, never>;
  'yaml/tag': { tag: string };
  'yaml/several-documents': Record<never, never>;
  'yaml/depth': { max: number };
  /** `isPlaceholder`: the key is the `{…}` of a `{{constant}}` without quotes. */
  'yaml/key': { isPlaceholder: boolean };
  'schema/broken': { reason: string };
  /** `found` is empty where nothing that shows stands there. */
  'schema/json': { wanted: JsonExpectation; found: string };
  /** `isCommented`: what follows the colon is a comment. */
  'schema/type': Field & { expected: readonly string[]; found: string; value: string; isCommented?: boolean };
  'schema/required': Field & { missing: string; missingTitle: string | undefined };
  'schema/additionalProperties': Field & {
    key: string;
    nearest: string | undefined;
    known: readonly string[];
  };
  'schema/enum': Field & { value: string; allowed: readonly string[]; nearest: string | undefined };
  'schema/const': Field & { value: string; allowed: string };
  'schema/pattern': Field & { value: string; pattern: string };
  'schema/format': Field & { value: string; format: string };
  'schema/minimum': Limit;
  'schema/maximum': Limit;
  'schema/exclusiveMinimum': Limit;
  'schema/exclusiveMaximum': Limit;
  'schema/multipleOf': Limit;
  'schema/minLength': Count;
  'schema/maxLength': Count;
  'schema/minItems': Count;
  'schema/maxItems': Count;
  'schema/minProperties': Count;
  'schema/maxProperties': Count;
  'schema/uniqueItems': Field & { first: number; second: number };
  'schema/x-unique': Field & { value: string; other: string };
  'schema/x-above': Field & { value: number; below: string; belowTitle: string; belowValue: number };
  'schema/other': Field & { keyword: string; reason: string };
  'ref/unknown': Field & { value: string; collection: string; nearest: string | undefined };
  'ref/collection': { value: string; nearest: string | undefined; collections: readonly string[] };
  'link/dead': { value: string; nearest: string | undefined };
  'link/fallback': { value: string; nearest: string | undefined };
  'link/scheme': { value: string };
  'link/route': {
    value: string;
    reason:
      | 'page-twice'
      | 'path-twice'
      | 'no-parameter'
      | 'needs-parameter'
      | 'no-collection'
      | 'unknown-page';
    nearest: string | undefined;
  };
  'link/redirect': { value: string; reason: 'twice' | 'page' };
  'image/missing': { value: string; nearest: string | undefined };
  'image/outside': { value: string; nearest: string | undefined };
  'image/unusable': { value: string; fault: ImageFault };
  'image/host': { value: string; hosts: readonly string[] };
  'fact/unknown': { name: string; nearest: string | undefined };
  'fact/no-reading': { name: string; surface: string };
  'fact/ambiguous': { name: string; surfaces: readonly { surface: string; value: string }[] };
  'fact/unknown-surface': { value: string; nearest: string | undefined; surfaces: readonly string[] };
  'fact/surface-twice': { surface: string };
  'fact/several-defaults': Record<never, never>;
  'fact/decision': { value: string; readings: readonly string[] };
  'text/placeholder': { found: string };
  'text/html': { tag: string };
  'text/invisible': { code: string };
  'text/image': { value: string };
  'text/title': Record<never, never>;
  'text/read-time': Field & { value: number; words: number; minutes: number; pace: number };
  'text/provisional': Field & { value: string };
  'finder/unread-question': { question: string };
  'finder/unread-answer': { question: string; answer: string };
  'finder/never-matches': {
    reason: 'question' | 'answer' | 'kind' | 'margin' | 'tree';
    value: string;
    nearest: string | undefined;
  };
  'season/no-date': { fact: string };
  'season/no-hours': { fact: string };
  'season/overlap': { one: string; other: string; days: readonly Days[] };
  'season/gap': { days: Days };
}

/** The field at fault, as the schema titles and describes it. */
interface Field {
  /** The schema's title for the field, else its key. */
  field: string;
  description: string | undefined;
  examples: readonly string[];
}
/** Days of the year in French words, the last one included: `23 décembre`. */
interface Days {
  readonly from: string;
  readonly through: string;
}
type Limit = Field & { value: number; limit: number };
type Count = Field & { count: number; limit: number };

export type Code = keyof ProblemParams;
export type Params<C extends Code> = ProblemParams[C];

/** `message` says what is wrong (lower case, no full stop); `hint` says what to do. */
export interface Wording {
  readonly message: string;
  readonly hint: string | null;
}

export type ProblemCatalogue = { readonly [C in Code]: (params: Params<C>) => Wording };

export type Language = 'fr' | 'en';
