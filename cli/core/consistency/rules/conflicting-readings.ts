import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { foldText } from '../../model/values.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide } from '../sides.ts';

export const conflictingReadings: Rule<{
  'conflicting-readings': {
    label: string;
    qualifier: readonly string[];
    values: readonly string[];
    files: number;
  };
}> = {
  id: 'conflicting-readings',
  comparesReadings: true,
  title: { fr: 'valeurs contradictoires', en: 'conflicting readings' },
  why: {
    fr: 'le client lit deux valeurs pour la même chose, et ne sait laquelle croire',
    en: 'customers read two values for one thing and cannot know which to believe',
  },
  words: {
    'conflicting-readings': ({ label, qualifier, values, files }, reader) => [
      `${fr.quote(label)}${qualifier.length > 0 ? ` (${qualifier.join(', ')})` : ''} a ${values.length} valeurs : ${fr.all(values)}`,
      files > 1
        ? 'plusieurs fiches disent la même chose : retenez une valeur dans chacune'
        : fr.decide(reader),
      `${en.quote(label)}${qualifier.length > 0 ? ` (${qualifier.join(', ')})` : ''} has ${values.length} values: ${en.all(values)}`,
      files > 1 ? 'several files say the same thing: keep one value in each' : en.decide,
    ],
  },
  *find(model) {
    for (const group of groupBy(model.facts, groupOf).values()) {
      const readings = group.flatMap((fact) => fact.readings.map((reading) => ({ fact, reading })));
      const values = new Map(
        readings.map(({ fact, reading }) => [`${fact.kind} ${reading.canonical}`, reading.text]),
      );
      const [first] = group;
      if (values.size < 2 || !first) continue;
      const params = {
        label: first.label,
        qualifier: Object.values(first.qualifier),
        values: [...values.values()],
        files: group.length,
      };
      const sides = readings.map(({ fact, reading }) => factSide(model, fact, reading));
      yield finding('conflicting-readings', params, first.entry.subject, sides);
    }
  },
};

/** Facts of one topic whose qualifiers are the same have the same value. */
function groupOf({ topic, qualifier }: Fact): string {
  const parts = Object.entries(qualifier).map(([name, value]) => `${name}=${foldText(value)}`);
  return [topic, ...parts.sort()].join('\0');
}
