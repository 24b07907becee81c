import { identityOf } from '../../content/content.ts';
import { fieldsOf } from '../../content/entry-readings.ts';
import { describeField } from '../../content/schemas.ts';
import { walkAnnotated } from '../../content/walk-annotated.ts';
import { mappingOf, valueAt } from '../../values/json-value.ts';
import { pointerTo } from '../../values/pointer.ts';
import type { Source } from './source.ts';

/** `site.phone`, `site.postalAddress.city`: the texts of the shop's identity, by the titles of their schemas. */
export const identity: Source = {
  id: 'site',
  reads: () => false, // every file depends on the identity already
  *facts(content) {
    const entry = identityOf(content);
    if (!entry) return;
    const places = new Set<string>();
    walkAnnotated(entry, ({ pointer, tree: { annotations } }) => {
      const { columns } = mappingOf((annotations['x-row-of'] ?? {}) as never);
      const [name] = Object.keys(mappingOf(columns));
      if (name !== undefined) places.add(pointerTo(pointer, name));
    });
    for (const name of fieldsOf(content)) {
      const steps = name.split('.').slice(1);
      const pointer = steps.reduce(pointerTo, '');
      const value = valueAt(entry.value, pointer);
      if (typeof value !== 'string' || value.includes('{{')) continue;
      const { title = name } = describeField(content.schemas, entry.schema, steps);
      const kind = places.has(pointer) ? 'place' : 'text';
      yield { name, kind, value, text: value, label: { fr: title, en: title }, entry, pointer };
    }
  },
};
