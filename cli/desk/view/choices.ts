import type { Entry } from '../../content/content.ts';
import { constantsOf, textOf } from '../../model/constants.ts';
import { excerpt } from '../../text/shorten.ts';
import type { Snapshot } from '../../workspace/workspace.ts';
import type { ChoiceList } from '../contract.ts';
import { pictureWords } from '../history/value-words.ts';
import { nameOfConstant, titleOf, titleOfSurface } from './names.ts';
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
      return { options: constants(snapshot) };
    case 'pictures':
      return {
        options: content.imagePaths.map((value) => ({
          value,
          label: pictureWords(value),
          detail: value,
          picture: addressOfPicture(content, value),
        })),
      };
    case 'surfaces':
      return { options: surfaces(snapshot) };
    default:
      return { options: (content.collections.get(list) ?? []).map((entry) => entryOption(snapshot, entry)) };
  }
}

function entryOption({ loaded: { content } }: Snapshot, entry: Entry): Option {
  return {
    value: entry.slug,
    label: titleOf(content, entry),
    detail: null,
    picture: pictureOf(content, entry),
  };
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

function constants({ sound }: Snapshot): Option[] {
  return [...constantsOf(sound).values()]
    .filter(({ isUnsettled }) => !isUnsettled)
    .map((constant) => ({
      value: constant.name,
      label: nameOfConstant(sound, constant),
      detail: excerpt(textOf(constant)),
      picture: null,
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
