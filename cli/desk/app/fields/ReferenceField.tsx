import type { ReactNode } from 'react';
import type { ChoiceList } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { desk } from '../desk-store.ts';
import { IconLink } from '../parts/Button.tsx';
import { Combobox } from '../parts/Combobox.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { ListedField } from './ChoiceField.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl } from './form.ts';
import { Labelled } from './Labelled.tsx';
import { useList } from './names.ts';

/** Another entry, chosen by its name; one click away. */
export function ReferenceField(props: FieldProps<FieldOf<'reference'>>) {
  return props.field.list.includes('#') ? <ListedField {...props} /> : <EntryField {...props} />;
}

function EntryField({ field, pointer, value }: FieldProps<FieldOf<'reference'>>) {
  const options = useList(field.list, pointer);
  const chosen = options.find((option) => option.value === value);
  // A list of choices need not consist of entries: the pages of the site, for instance.
  const isCollection = useStore(desk.overview)?.collections.some(({ id }) => id === field.list);
  return (
    <Chosen field={field} pointer={pointer} value={value} options={options}>
      {chosen && isCollection && (
        <IconLink
          icon="right"
          label={words.field.goTo(chosen.label)}
          href={hrefOf({ view: 'entry', subject: `${field.list}/${chosen.value}`, pointer: null })}
        />
      )}
    </Chosen>
  );
}

/** Where a link leads: a page of the site, or an address elsewhere. */
export function LinkField(props: FieldProps<FieldOf<'link'>>) {
  const options = useStore(desk.list('links'))?.options ?? [];
  return <Chosen {...props} options={options} isFree />;
}

interface ChosenProps extends FieldProps {
  readonly options: ChoiceList['options'];
  readonly isFree?: boolean;
  readonly children?: ReactNode;
}

function Chosen({ field, pointer, value, options, isFree = false, children }: ChosenProps) {
  const control = useControl(field, pointer);
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <div className="row">
        <Combobox
          id={control.id}
          value={typeof value === 'string' ? value : ''}
          options={options}
          onChoose={control.write}
          isFree={isFree}
          isRequired={field.required}
          isInvalid={control.isInvalid}
          describedBy={control.describedBy}
        />
        {children}
      </div>
    </Labelled>
  );
}

/** What the desk shows without letting anybody change it. */
export function ReadOnlyField({ field, pointer, value }: FieldProps<FieldOf<'read-only'>>) {
  const control = useControl(field, pointer);
  const shown = value ?? field.value;
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <p className="row">
        {typeof shown === 'string' || typeof shown === 'number' ? shown : words.field.unknown}
        <small>{words.field.fixed}</small>
      </p>
    </Labelled>
  );
}
