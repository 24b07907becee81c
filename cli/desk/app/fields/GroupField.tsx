import { type ReactNode, useEffect, useState } from 'react';
import { isMapping } from '../../../core/values/json-value.ts';
import { isWithin, pointerTo } from '../../../core/values/pointer.ts';
import type { NamedField } from '../../contract.ts';
import { Button } from '../parts/Button.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import { blankOf, leavesOf, summaryOf } from '../values.ts';
import { words } from '../words.ts';
import { FieldNode } from './FieldNode.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import styles from './GroupField.module.css';
import { DecisionsAt } from './Labelled.tsx';
import { useNames } from './names.ts';
import { Section } from './Section.tsx';

/** A group with more values than this starts closed. */
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

/** The fields of a group, without a frame: those of an entry, or of a section. */
export function Fields({ field, pointer, value }: FieldProps<FieldOf<'group'>>) {
  const object = isMapping(value) ? value : {};
  const hasTable = field.fields.some(({ field: inside }) => inside.kind === 'table');
  const shown = hasTable ? field.fields.toSorted((one, other) => rankOf(one) - rankOf(other)) : field.fields;
  const ofWorkshop = shown.filter(({ field: inside }) => inside.isOfWorkshop);
  const draw = ({ key, field: inside }: NamedField) => (
    <FieldNode key={key} field={inside} pointer={pointerTo(pointer, key)} value={object[key]} />
  );
  return (
    <div className={`stack ${styles.fields}`}>
      {shown.filter(({ field: inside }) => !inside.isOfWorkshop).map(draw)}
      {ofWorkshop.length > 0 && (
        <Workshop pointers={ofWorkshop.map(({ key }) => pointerTo(pointer, key))}>
          {ofWorkshop.map(draw)}
        </Workshop>
      )}
    </div>
  );
}

/** Fields that an editor hardly ever writes: closed, unless one of them is at fault or requested. */
function Workshop({
  pointers,
  children,
}: {
  readonly pointers: readonly string[];
  readonly children: ReactNode;
}) {
  const { remarks, target } = useForm();
  const isHere = (at: string) => pointers.some((pointer) => isWithin(at, pointer));
  const isWanted =
    (target !== null && isHere(target)) ||
    remarks.some(({ level, place }) => (level === 'error' || level === 'gap') && isHere(place.pointer));
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  return (
    <details
      className={styles.workshop}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.field.workshop}</summary>
      <div className={`stack ${styles.fields}`}>{children}</div>
    </details>
  );
}

/** In a group with a table: the table first, then required fields, then optional ones. */
function rankOf({ field }: NamedField): number {
  if (field.kind === 'table') return 0;
  return field.required ? 1 : 2;
}
