import { useId, useState } from 'react';
import type { NamedField } from '../../contract.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import { below, blankOf, isObject, leavesOf, summaryOf } from '../values.ts';
import { words } from '../words.ts';
import { FieldNode } from './FieldNode.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import styles from './GroupField.module.css';
import { DecisionsAt } from './Labelled.tsx';
import { useNames } from './names.ts';
import { Section } from './Section.tsx';

/** A group with more than this many values is closed until somebody asks for it. */
const MANY = 16;

/** Fields that belong together: a section that opens and closes. */
export function GroupField({ field, pointer, value }: FieldProps<FieldOf<'group'>>) {
  const { session } = useForm();
  const control = useControl(field, pointer);
  const nameOf = useNames(field);
  if (value === undefined && !field.required)
    return (
      <div data-pointer={pointer}>
        <Button icon="plus" look="plain" onClick={() => session.setValue(pointer, blankOf(field))}>
          {words.field.add(field.label)}
        </Button>
      </div>
    );
  return (
    <Section
      pointer={pointer}
      title={field.label}
      summary={summaryOf(field, value, nameOf)}
      help={field.help}
      isOpenAtFirst={leavesOf(value) <= MANY}
      onRemove={field.required ? undefined : () => session.remove(pointer)}
    >
      <Remarks id={`${control.id}-remarks`} remarks={control.remarks} />
      <DecisionsAt pointer={pointer} />
      <Fields field={field} pointer={pointer} value={value} />
    </Section>
  );
}

/** The fields of a group, without a frame: an entry's own, or those of a section. */
export function Fields({ field, pointer, value }: FieldProps<FieldOf<'group'>>) {
  const object = isObject(value) ? value : {};
  const hasTable = field.fields.some(({ field: inside }) => inside.kind === 'table');
  const shown = hasTable ? field.fields.toSorted((one, other) => rankOf(one) - rankOf(other)) : field.fields;
  const named = new Set(field.fields.map(({ key }) => key));
  const others = Object.keys(object).filter((key) => !named.has(key));
  return (
    <div className={styles.fields}>
      {shown.map(({ key, field: inside }) => (
        <FieldNode key={key} field={inside} pointer={below(pointer, key)} value={object[key]} />
      ))}
      {field.openKeys && <OpenKeys field={field} pointer={pointer} value={object} keys={others} />}
    </div>
  );
}

/** Beside a table, which is what one comes for: the table, what is required, what may be left out. */
function rankOf({ field }: NamedField): number {
  if (field.kind === 'table') return 0;
  return field.required ? 1 : 2;
}

/** Fields whose names the editor chooses. */
function OpenKeys({
  field,
  pointer,
  value,
  keys,
}: FieldProps<FieldOf<'group'>> & { readonly keys: readonly string[] }) {
  const { session } = useForm();
  const [name, setName] = useState('');
  const id = useId();
  const { openKeys } = field;
  if (openKeys === null || !isObject(value)) return null;
  const isUsable = name.trim() !== '' && value[name.trim()] === undefined;
  const add = () => {
    if (!isUsable) return;
    session.setValue(below(pointer, name.trim()), blankOf(openKeys));
    setName('');
  };
  return (
    <>
      {keys.map((key) => (
        <div key={key} className={styles.open}>
          <FieldNode
            field={{ ...openKeys, label: key, required: true }}
            pointer={below(pointer, key)}
            value={value[key]}
          />
          <IconButton
            icon="remove"
            label={words.field.remove(key)}
            onClick={() => session.remove(below(pointer, key))}
          />
        </div>
      ))}
      <div className={styles.newKey}>
        <label htmlFor={id}>{words.field.newKey}</label>
        <input
          id={id}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button icon="plus" disabled={!isUsable} onClick={add}>
          {words.field.add(openKeys.label)}
        </Button>
      </div>
    </>
  );
}
