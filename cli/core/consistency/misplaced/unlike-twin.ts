import { PLACEHOLDER } from '../../content/entry-readings.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { type JsonValue, mappingOf } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import { side } from '../sides.ts';

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
