import { allEntries, type Content } from '../../core/content/content.ts';
import { knownNames } from '../../core/edit/naming.ts';
import { type Constant, constantsOf, textOf } from '../../core/model/constants.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { listedIn } from '../../core/values/among.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { ChoiceList } from '../contract.ts';
import { nameOfPicture } from '../history/value-words.ts';
import { itemName, nameOfConstant, titleOf, titleOfSurface } from './names.ts';
import { addressOfPicture, pictureOf } from './overview.ts';
import { titleOfPage } from './pages.ts';

type Option = ChoiceList['options'][number];

/** What a field may be set to: the links of the site, its constants, its pictures, its surfaces, or the entries of a collection. */
export function choicesFor(snapshot: Snapshot, list: string): ChoiceList {
  const { content } = snapshot.loaded;
  switch (list) {
    case 'links':
      return { options: links(snapshot) };
    case 'constants':
      return { options: constants(snapshot, ({ isUnsettled }) => !isUnsettled) };
    case 'computed':
      return { options: constants(snapshot, ({ origin }) => origin === 'computed') };
    case 'pictures':
      return {
        options: content.imagePaths.map((value) => ({
          value,
          label: nameOfPicture(content, value),
          detail: value,
          picture: addressOfPicture(content, value),
        })),
      };
    case 'surfaces':
      return { options: surfaces(snapshot) };
    default:
      if (list.startsWith('names of ')) return { options: names(content, list.slice('names of '.length)) };
      return { options: list.includes('#') ? among(content, list) : entriesIn(snapshot, list) };
  }
}

/** What a new entry of a collection may be called, where reference data lists that. */
function names({ schemas }: Content, collection: string): Option[] {
  const file = schemas.files.get(collection);
  const known = file ? knownNames(schemas, file) : [];
  return known.map((value) => ({ value, label: value, detail: null, picture: null }));
}

function entriesIn({ loaded: { content } }: Snapshot, collection: string): Option[] {
  return (content.collections.get(collection) ?? []).map((entry) => ({
    value: entry.slug,
    label: titleOf(content, entry),
    detail: null,
    picture: pictureOf(content, entry),
  }));
}

/** The values that a list of the content allows, called what the list calls them: « 1,50-1,75 m ». */
function among(content: Content, list: string): Option[] {
  return listedIn(allEntries(content), list)
    .filter(({ value }) => value !== '')
    .map(({ value, item }) => ({ value, label: itemName(item) ?? value, detail: null, picture: null }));
}

function links(snapshot: Snapshot): Option[] {
  const model = snapshot.model();
  return model.paths.all.map((value) => ({
    value,
    label: titleOfPage(model, value),
    detail: value,
    picture: null,
  }));
}

function constants({ sound }: Snapshot, isOffered: (constant: Constant) => boolean): Option[] {
  return [...constantsOf(sound).values()].filter(isOffered).map((constant) => ({
    value: constant.name,
    label: nameOfConstant(sound, constant),
    detail: excerpt(textOf(constant)),
    picture: null,
    ...(constant.origin !== 'computed' && {
      place: { subject: constant.entry.subject, pointer: constant.pointer },
    }),
  }));
}

function surfaces({ loaded: { content } }: Snapshot): Option[] {
  return content.surfaces.map((value) => ({
    value,
    label: titleOfSurface(content, value),
    detail: null,
    picture: null,
  }));
}
