import { type Entry, identityOf } from '../../content/content.ts';
import { fieldsOf } from '../../content/entry-readings.ts';
import { excerpt } from '../../text/shorten.ts';
import type { Snapshot } from '../../workspace/workspace.ts';
import type { ChoiceList } from '../contract.ts';
import { pictureWords } from '../history/value-words.ts';
import { WORDS } from '../words.ts';
import { placeholderTexts } from './as-read.ts';
import { labelAt, titleOf } from './names.ts';
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

function constants(snapshot: Snapshot): Option[] {
  const { sound } = snapshot;
  const model = snapshot.model();
  const texts = placeholderTexts(snapshot);
  const option = (value: string, label: string): Option => ({
    value,
    label,
    detail: excerpt(texts.get(value) ?? ''),
    picture: null,
  });
  const facts = model.facts.map(({ slug, entry }) => option(slug, titleOf(sound, entry)));
  const phrases = model
    .collection(sound.settings.phrases)
    .map((entry) => option(entry.slug, titleOf(sound, entry)));
  const identity = identityOf(sound);
  const fields = (identity ? fieldsOf(sound) : []).map((name) =>
    option(name, identity ? labelAt(sound, identity, `/${name.split('.').slice(1).join('/')}`) : name),
  );
  return [...facts, ...phrases, ...fields];
}

function surfaces({ loaded: { content } }: Snapshot): Option[] {
  return content.surfaces.map((value) => {
    const entry = content.singletons.get(value);
    const frame = WORDS.choices.frame[value as keyof typeof WORDS.choices.frame];
    return { value, label: frame ?? (entry ? titleOf(content, entry) : value), detail: null, picture: null };
  });
}
