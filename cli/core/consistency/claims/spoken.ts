import type { Entry } from '../../content/content.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../prose/lexicon.ts';
import { runsIn } from '../../prose/tokens.ts';
import { valueAt } from '../../values/json-value.ts';

export interface Spoken {
  /** What its titles and its address are about, by the subjects of the lexicon. */
  readonly titles: ReadonlySet<Subject>;
  /** The same with what it says of itself. */
  readonly all: ReadonlySet<Subject>;
}

/** What a page is about: its entry, and its path. */
export function spokenOf(model: Model, entry: Entry | undefined, path: string): Spoken {
  const at = (...pointers: string[]) =>
    pointers.map((pointer) => entry && valueAt(entry.value, pointer)).join('. ');
  const titles = `${at('/title', '/name')}. ${path.replaceAll(/[/-]/g, ' ')}`;
  const described = `${titles}. ${at('/seo/title', '/description', '/seo/description', '/excerpt')}`;
  return { titles: subjectsIn(model, titles), all: subjectsIn(model, described) };
}

/** The subjects that a text names by words of their own: "votre sapin" may be of any that say yes or no. */
export function subjectsIn({ lexicon }: Model, text: string): ReadonlySet<Subject> {
  const subjects = lexicon
    ? runsIn(text).flatMap((run) => lexicon.subjects.in(run).map(({ value }) => value))
    : [];
  return new Set(subjects.filter((subject) => subject.for.length === 0 && subject.with.length === 0));
}
