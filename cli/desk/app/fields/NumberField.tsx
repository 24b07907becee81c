import { useState } from 'react';
import { useStore } from '../store.ts';
import { writtenNumber } from '../values.ts';
import { words } from '../words.ts';
import { useDifference } from './compare.ts';
import { Difference } from './Difference.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';
import styles from './NumberField.module.css';

/** A number as people write it: with a comma or a point, with spaces, its unit beside it. */
export function NumberField({ field, pointer, value }: FieldProps<FieldOf<'number'>>) {
  const control = useControl(field, pointer);
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <NumberInput field={field} pointer={pointer} value={value} />
    </Labelled>
  );
}

/** @param label where no `<label>` names it: in a table */
export function NumberInput({
  field,
  pointer,
  value,
  label,
}: FieldProps<FieldOf<'number'>> & { readonly label?: string }) {
  const control = useControl(field, pointer);
  const [typed, setTyped] = useState<string | null>(null);
  const difference = useDifference(pointer, value, field.unit);
  const written = typeof value === 'number' ? writtenNumber(field, value) : String(value ?? '');
  const { session } = useForm();
  const unread = useStore(session.store).unread.get(pointer);
  const isWrong = unread !== undefined;
  const describedBy = [
    control.describedBy,
    isWrong && `${control.id}-wrong`,
    difference && `${control.id}-differs`,
  ].filter(Boolean);
  return (
    <div className={`stack ${styles.number}`}>
      <span className={styles.entry}>
        <input
          id={control.id}
          inputMode={field.integer ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={label}
          aria-required={field.required || undefined}
          aria-invalid={control.isInvalid || isWrong || undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          data-differs={difference === null ? undefined : ''}
          value={unread?.text ?? typed ?? written}
          onChange={({ target: { value: text } }) => {
            const read = numberFrom(text, field.integer);
            setTyped(text);
            session.setUnread(pointer, read === undefined ? { text, label: label ?? field.label } : null);
            if (read !== undefined) control.write(read);
          }}
          onBlur={() => setTyped(null)}
        />
        {field.unit && label === undefined && <small>{field.unit}</small>}
      </span>
      {difference && <Difference id={`${control.id}-differs`} other={difference} />}
      {isWrong && (
        <span id={`${control.id}-wrong`} className="wrong">
          {field.integer ? words.field.integer : words.field.number}
        </span>
      )}
    </div>
  );
}

/** The number that a person typed, `null` when nothing is, `undefined` when it is none. */
function numberFrom(text: string, isInteger: boolean): number | null | undefined {
  const plain = text.replace(/[\s\u202f\u00a0€]/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^[-+]?\d+(\.\d*)?$/.test(plain)) return undefined;
  const number = Number(plain);
  return isInteger && !Number.isInteger(number) ? undefined : number;
}
