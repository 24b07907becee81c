import { hrefOf } from '../address.ts';
import { desk } from '../desk-store.ts';
import { Combobox } from '../parts/Combobox.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl } from './form.ts';
import { Labelled } from './Labelled.tsx';
import styles from './ReferenceField.module.css';

/** Another entry, chosen by its name; one click away. */
export function ReferenceField({ field, pointer, value }: FieldProps<FieldOf<'reference'>>) {
  const control = useControl(field, pointer);
  const options = useStore(desk.list(field.list))?.options ?? [];
  const chosen = options.find((option) => option.value === value);
  // A list of choices need not consist of entries: the pages of the site, for instance.
  const isCollection = useStore(desk.overview)?.collections.some(({ id }) => id === field.list);
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <div className={styles.reference}>
        <Combobox
          id={control.id}
          value={typeof value === 'string' ? value : ''}
          options={options}
          onChoose={control.write}
          isRequired={field.required}
          isInvalid={control.isInvalid}
          describedBy={control.describedBy}
        />
        {chosen && isCollection && (
          <a
            className={styles.open}
            href={hrefOf({ view: 'entry', subject: `${field.list}/${chosen.value}`, pointer: null })}
            aria-label={words.field.goTo(chosen.label)}
            title={words.field.goTo(chosen.label)}
          >
            <Icon name="right" />
          </a>
        )}
      </div>
    </Labelled>
  );
}

/** Where a link leads: a page of the site, or an address elsewhere. */
export function LinkField({ field, pointer, value }: FieldProps<FieldOf<'link'>>) {
  const control = useControl(field, pointer);
  const options = useStore(desk.list('links'))?.options ?? [];
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <Combobox
        id={control.id}
        value={typeof value === 'string' ? value : ''}
        options={options}
        onChoose={control.write}
        isFree
        isRequired={field.required}
        isInvalid={control.isInvalid}
        describedBy={control.describedBy}
      />
    </Labelled>
  );
}

/** What the desk shows without letting anybody change it. */
export function ReadOnlyField({ field, pointer, value }: FieldProps<FieldOf<'read-only'>>) {
  const control = useControl(field, pointer);
  const shown = value ?? field.value;
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <p className={styles.fixed}>
        {typeof shown === 'string' || typeof shown === 'number' ? shown : words.field.unknown}
        <small>{words.field.fixed}</small>
      </p>
    </Labelled>
  );
}
