import { PLACEHOLDER } from '../../content/entry-readings.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { isMapping, type JsonValue, mappingOf, valueAt } from '../../values/json-value.ts';
import type { Use } from '../claims/placeholders.ts';
import { finding } from '../finding.ts';
import { side } from '../sides.ts';
import { labelSide, ownSide } from './sides.ts';

/** "Nous avons pris les commandes" says that it is over. */
const DONE =
  /(?<![a-zà-ÿœ])(?:a|ont|avons|avait|avaient)\s+(?:[a-zà-ÿœ]+\s+)?[a-zà-ÿœ]+(?:é|ée|és|ées|i|is|u|us)(?![a-zà-ÿœ])[^.!?;\n]*$/;

/** "Commandes jusqu’au" a day, in a season that begins after that day. */
export function* whenOver(model: Model, use: Use) {
  const { fact, name, sentence, at, text } = use;
  const season = fact && seasonOf(model, text);
  if (!fact || !season || mappingOf(season.from).after !== name) return;
  if (sentence.world === 'past' || DONE.test(text.value.slice(0, use.start).toLowerCase())) return;
  const isUntil = sentence.marks.some(
    ({ value, to }) =>
      value.role === 'bound' && value.place === 'before' && value.means === 'at-most' && to === at,
  );
  if (!isUntil) return;
  const params = { label: fact.label, season: String(season.name) };
  yield finding('misplaced-fact/over', params, text.entry.subject, [
    ownSide(use, model),
    labelSide(model, fact),
  ]);
}

/** The season of which a text of the seasons, or a form of a phrase, speaks. */
function seasonOf(model: Model, { entry, pointer }: Text) {
  const seasons = model.singleton('seasons');
  const rows: JsonValue | undefined = seasons && valueAt(seasons.value, '/seasons');
  const all = Array.isArray(rows) ? rows.filter(isMapping) : [];
  if (entry === seasons) return all[Number(pointer.split('/')[2])];
  if (entry.collection !== model.settings.phrases) return undefined;
  const named = valueAt(entry.value, pointer.replace(/text$/, 'season'));
  return all.find(({ name }) => name === named);
}

interface Form {
  readonly season: string;
  readonly text: string;
  /** The facts that it shows. */
  readonly shown: string;
}

/** Fewer seasons say nothing of how two phrases go together. */
const SEASONS = 3;

/** Two phrases that show the same facts in all seasons but one. */
export function* unlikeTwin(model: Model) {
  const phrases = model.collection(model.settings.phrases).map((entry) => {
    const forms = mappingOf(entry.value).forms;
    return { entry, forms: Array.isArray(forms) ? forms.map((form) => formOf(form as JsonValue)) : [] };
  });
  for (const [index, one] of phrases.entries())
    for (const other of phrases.slice(index + 1)) {
      if (one.forms.length < SEASONS || one.forms.length !== other.forms.length) continue;
      const [unlike, ...more] = one.forms.flatMap(({ shown }, at) =>
        shown === other.forms[at]?.shown ? [] : at,
      );
      const [own, twin] = [one.forms[unlike ?? -1], other.forms[unlike ?? -1]];
      if (!own || !twin || more.length > 0) continue;
      const params = { one: one.entry.slug, other: other.entry.slug, season: own.season };
      yield finding('misplaced-fact/unlike-twin', params, one.entry.subject, [
        side(model, atOf(model, one.entry, `/forms/${unlike}/text`), own.text),
        side(model, atOf(model, other.entry, `/forms/${unlike}/text`), twin.text),
      ]);
    }
}

function formOf(value: JsonValue): Form {
  const { season, text } = mappingOf(value);
  const shown = Array.from(String(text).matchAll(PLACEHOLDER), ([, name]) => name);
  return { season: String(season), text: String(text), shown: [...new Set(shown)].sort().join(' ') };
}
