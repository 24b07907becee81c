import { type Declaration, fieldsOf } from '../../shared/form-fields.ts';
import { mappingOf } from '../../values/json-value.ts';
import type { Source } from './source.ts';

/** `asked:contact-message`: the fields of a form, as `schemas/submissions.json` declares them. */
export const questions: Source = {
  id: 'asked',
  reads: () => false, // a change of a schema reads everything again
  *facts({ schemas, singletons, settings: { language } }) {
    for (const { schema } of schemas.shared.values())
      for (const definition of Object.values(schema.definitions ?? {})) {
        const { words } = mappingOf(definition['x-form'] as never);
        const entry = singletons.get(String(words));
        if (!entry) continue;
        const labels = fieldsOf(definition as unknown as Declaration).map(
          ({ label }) => label.charAt(0).toLocaleLowerCase(language) + label.slice(1),
        );
        yield {
          name: `asked:${words}`,
          kind: 'text',
          value: labels.join(', '),
          text: new Intl.ListFormat(language).format(labels),
          label: { fr: `ce que demande ${words}`, en: `what ${words} asks for` },
          entry,
          pointer: '/fields',
        };
      }
  },
};
