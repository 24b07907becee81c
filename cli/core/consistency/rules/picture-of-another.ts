import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import { en, fr } from '../../messages/phrases.ts';
import { mappingsIn } from '../../model/containers.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const pictureOfAnother: Rule<{
  'picture-of-another': { file: string; other: string };
  'picture-of-another/words': { file: string };
  'picture-of-another/icon': { icon: string };
}> = {
  id: 'picture-of-another',
  title: { fr: 'image d’une autre fiche', en: 'picture of another entry' },
  why: {
    fr: 'le visiteur voit une autre chose que celle dont parle la page',
    en: 'visitors see another thing than the page is about',
  },
  words: {
    'picture-of-another': ({ file, other }) => [
      `cette image, ${fr.quote(file)}, porte le nom de ${fr.quote(other)}`,
      'mettez l’image de cette fiche, ou changez le nom de l’image',
      `this picture, ${en.quote(file)}, bears the name of ${en.quote(other)}`,
      'use this entry’s picture, or rename the file',
    ],
    'picture-of-another/words': ({ file }) => [
      `la même image, ${fr.quote(file)}, est décrite de deux façons`,
      'accordez les deux textes, ou mettez une autre image',
      `the same picture, ${en.quote(file)}, is described in two ways`,
      'make the two texts agree, or use another picture',
    ],
    'picture-of-another/icon': ({ icon }) => [
      `deux choses de cette liste ont l’icône ${fr.quote(icon)}, quand dans toutes les autres chacune a la sienne`,
      'donnez à chacune son icône',
      `two things of this list have the icon ${en.quote(icon)}, although no other list repeats one`,
      'give each an icon of its own',
    ],
  },
  *find(model) {
    yield* icons(model);
    const repeated: { readonly entry: Entry; readonly file: string; readonly same: readonly Picture[] }[] =
      [];
    for (const entry of model.entries) {
      const { pictures } = picturesIn(entry);
      for (const { src, pointer } of pictures) {
        const other = ownerOf(src, entry, (subject) => model.entry(subject));
        if (!other) continue;
        yield finding('picture-of-another', { file: src, other: nameOf(other) }, entry.subject, [
          side(model, atOf(model, entry, `${pointer}/src`), src),
          side(model, atOf(model, other, ''), other.slug),
        ]);
      }
      for (const [file, same] of groupBy(pictures, ({ src }) => src))
        if (same.length > 1) repeated.push({ entry, file, same });
    }
    const differing = repeated.filter(({ same }) => new Set(same.map(({ alt }) => foldText(alt))).size > 1);
    // Where one drawing stands for several things, each has words of its own.
    if (differing.length * USUAL > repeated.length) return;
    for (const { entry, file, same } of differing) {
      const sides = same.map(({ alt, pointer }) => side(model, atOf(model, entry, `${pointer}/alt`), alt));
      yield finding('picture-of-another/words', { file }, entry.subject, sides);
    }
  },
};

/** Of so many pictures that stand twice, all but one must say the same. */
const USUAL = 4;

interface Picture {
  readonly pointer: string;
  readonly src: string;
  readonly alt: string;
}

interface Icon {
  readonly pointer: string;
  readonly icon: string;
}

interface Shown {
  readonly pictures: Picture[];
  readonly icons: Icon[];
}

/** Kept, however many decisions are tried. */
const picturesIn = memoize((entry: Entry): Shown => {
  const shown: Shown = { pictures: [], icons: [] };
  for (const { pointer, value } of mappingsIn(entry)) {
    const { src, alt, icon } = value;
    if (typeof src === 'string' && typeof alt === 'string') shown.pictures.push({ pointer, src, alt });
    if (typeof icon === 'string') shown.icons.push({ pointer, icon });
  }
  return shown;
});

/** In a list, or of the entries of a collection, two things with one icon; all other lists tell theirs apart by it. */
function* icons(model: Model) {
  const all = model.entries.flatMap((entry) => picturesIn(entry).icons.map((each) => ({ ...each, entry })));
  const lists = groupBy(all, ({ entry, pointer }) =>
    pointer === '' ? `${entry.collection}` : `${entry.subject} ${parentPointer(pointer)}`,
  );
  const doubled = [...lists.values()].flatMap((list) =>
    [...groupBy(list, ({ icon }) => icon).values()].filter(({ length }) => length > 1),
  );
  const [same, ...more] = doubled;
  const [first] = same ?? [];
  if (!same || !first || more.length > 0 || lists.size < USUAL) return;
  const sides = same.map(({ entry, pointer, icon }) =>
    side(model, atOf(model, entry, `${pointer}/icon`), icon),
  );
  yield finding('picture-of-another/icon', { icon: first.icon }, first.entry.subject, sides);
}

/** The entry whose name a file bears, `articles/choisir-sapin-detail.svg`, when it is of the same folder and not `entry`. */
function ownerOf(
  src: string,
  entry: Entry,
  entryOf: (subject: string) => Entry | undefined,
): Entry | undefined {
  const folder = entry.collection ?? entry.file.path.split('/').at(-2);
  const [, own = '', file = ''] = /^(?:(.*)\/)?([^/]+)\.\w+$/.exec(src) ?? [];
  if (own !== folder || isNamed(file, entry.slug)) return undefined;
  for (let slug = file; slug !== ''; slug = slug.replace(/-?[^-]*$/, '')) {
    const other = entryOf(entry.collection === undefined ? slug : `${folder}/${slug}`);
    if (other && other !== entry && other.file.path.startsWith(`${folder}/`)) return other;
  }
  return undefined;
}

function isNamed(file: string, slug: string): boolean {
  return file === slug || file.startsWith(`${slug}-`);
}
