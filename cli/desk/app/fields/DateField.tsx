import { MONTHS } from '../../../core/shared/date.ts';
import { lastDayOf } from '../../../core/values/calendar.ts';
import { LAST_DAY } from '../dates.ts';
import { words } from '../words.ts';
import { useDifference } from './compare.ts';
import { Difference } from './Difference.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl } from './form.ts';
import { Labelled } from './Labelled.tsx';

/** A day of a year, with its hour where it may have one; or a day of every year, or the two ends of a period. */
export function DateField(props: FieldProps<FieldOf<'date'>>) {
  const { form } = props.field;
  return form === 'date' || form === 'moment' ? <DayOfYear {...props} /> : <DaysOfEveryYear {...props} />;
}

function DayOfYear({ field, pointer, value }: FieldProps<FieldOf<'date'>>) {
  const control = useControl(field, pointer);
  const [day = '', hour = ''] = typeof value === 'string' ? value.split('T') : [];
  const write = (nextDay: string, nextHour: string) => {
    // While a date is being typed the browser has no value: the old one stays.
    if (nextDay) control.write(nextHour ? `${nextDay}T${nextHour.slice(0, 5)}` : nextDay);
    else if (!field.required) control.write('');
  };
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <span className="row">
        <input
          id={control.id}
          type="date"
          max={LAST_DAY}
          aria-describedby={control.describedBy}
          aria-invalid={control.isInvalid || undefined}
          required={field.required}
          value={day}
          onChange={(event) => write(event.target.value, hour)}
        />
        {field.form === 'moment' && day !== '' && (
          <input
            type="time"
            aria-label={`${field.label} : ${words.field.hour}`}
            value={hour.slice(0, 5)}
            onChange={(event) => write(day, event.target.value)}
          />
        )}
      </span>
    </Labelled>
  );
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

function DaysOfEveryYear({ field, pointer, value }: FieldProps<FieldOf<'date'>>) {
  const control = useControl(field, pointer);
  const difference = useDifference(pointer, value);
  const days = typeof value === 'string' ? value.split('/') : [];
  const ends = field.form === 'month-day' ? [null] : [words.field.firstDay, words.field.lastDay];
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <span className="row">
        {ends.map((end, index) => (
          <DayOfEveryYear
            key={end}
            end={end}
            label={[field.label, end].filter(Boolean).join(', ')}
            isInvalid={control.isInvalid}
            value={days[index] ?? ''}
            onWrite={(day) =>
              control.write(ends.map((_, at) => (at === index ? day : (days[at] ?? day))).join('/'))
            }
          />
        ))}
        {difference && <Difference id={`${control.id}-differs`} other={difference} />}
      </span>
    </Labelled>
  );
}

interface DayProps {
  readonly label: string;
  /** Which end of a period it is. */
  readonly end: string | null;
  readonly isInvalid: boolean;
  readonly value: string;
  readonly onWrite: (day: string) => void;
}

function DayOfEveryYear({ label, end, isInvalid, value, onWrite }: DayProps) {
  const [month = '', day = ''] = value.split('-');
  const write = (nextMonth: string, nextDay: string) => {
    const last = lastDayOf(nextMonth || '01');
    const fitting = nextDay > last ? last : nextDay || '01';
    onWrite(`${nextMonth || '01'}-${fitting}`);
  };
  const parts = [
    { name: words.field.day, value: day, options: DAYS, onChange: (next: string) => write(month, next) },
    { name: words.field.month, value: month, options: MONTHS, onChange: (next: string) => write(next, day) },
  ];
  return (
    <>
      {end}
      {parts.map(({ name, value: chosen, options, onChange }) => (
        <select
          key={name}
          aria-label={`${label} : ${name}`}
          aria-invalid={isInvalid || undefined}
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        >
          {chosen === '' && <option value="" />}
          {options.map((option, index) => (
            <option key={option} value={String(index + 1).padStart(2, '0')}>
              {option}
            </option>
          ))}
        </select>
      ))}
    </>
  );
}
