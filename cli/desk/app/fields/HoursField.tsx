import { type ClipboardEvent, useState } from 'react';
import { writtenHours } from '../../../core/values/written-hours.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl } from './form.ts';
import { Labelled } from './Labelled.tsx';

/** From one time of a day to another, written once both are there; what people write is understood where it is pasted. */
export function HoursField({ field, pointer, value }: FieldProps<FieldOf<'hours'>>) {
  const control = useControl(field, pointer);
  const [unfinished, setUnfinished] = useState<readonly [from: string, to: string] | null>(null);
  const [from = '', to = ''] = unfinished ?? (typeof value === 'string' ? value.split('-') : []);
  const write = (nextFrom: string, nextTo: string) => {
    const isWhole = nextFrom !== '' && nextTo !== '';
    setUnfinished(isWhole ? null : [nextFrom, nextTo]);
    if (isWhole) control.write(`${nextFrom}-${nextTo}`);
    else if (nextFrom === nextTo) control.write('');
  };
  const onPaste = (event: ClipboardEvent) => {
    const [pastedFrom, pastedTo] = writtenHours(event.clipboardData.getData('text'))?.split('-') ?? [];
    if (pastedFrom === undefined || pastedTo === undefined) return;
    event.preventDefault();
    write(pastedFrom, pastedTo);
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <span className="row" onPaste={onPaste}>
        {(['from', 'to'] as const).map((side) => (
          <label key={side} className="tick">
            {words.field[side]}
            <input
              type="time"
              aria-invalid={control.isInvalid || undefined}
              required={field.required}
              value={side === 'from' ? from : to}
              onChange={({ target }) =>
                side === 'from' ? write(target.value, to) : write(from, target.value)
              }
            />
          </label>
        ))}
      </span>
    </Labelled>
  );
}
