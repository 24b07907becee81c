import { MONTHS } from '../../../core/shared/date.ts';
import { lastDayOf } from '../../../core/values/calendar.ts';
import { words } from '../words.ts';
import { useDifference } from './compare.ts';
import styles from './DateField.module.css';
import { Difference } from './Difference.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl } from './form.ts';
import { Labelled } from './Labelled.tsx';

/** A day of a year, with its hour where it may have one; or a day of every year. */
export function DateField(props: FieldProps<FieldOf<'date'>>) {
  return props.field.form === 'month-day' ? <DayOfEveryYear {...props} /> : <DayOfYear {...props} />;
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
      <span className={styles.date}>
        <input
          id={control.id}
          type="date"
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

function DayOfEveryYear({ field, pointer, value }: FieldProps<FieldOf<'date'>>) {
  const control = useControl(field, pointer);
  const difference = useDifference(pointer, value);
  const [month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  const write = (nextMonth: string, nextDay: string) => {
    const last = lastDayOf(nextMonth || '01');
    const fitting = nextDay > last ? last : nextDay || '01';
    control.write(`${nextMonth || '01'}-${fitting}`);
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <span className={styles.monthDay}>
        <select
          aria-label={`${field.label} : ${words.field.day}`}
          aria-invalid={control.isInvalid || undefined}
          value={day}
          onChange={(event) => write(month, event.target.value)}
        >
          {day === '' && <option value="" />}
          {Array.from({ length: 31 }, (_, index) => String(index + 1)).map((number) => (
            <option key={number} value={number.padStart(2, '0')}>
              {number}
            </option>
          ))}
        </select>
        <select
          aria-label={`${field.label} : ${words.field.month}`}
          aria-invalid={control.isInvalid || undefined}
          value={month}
          onChange={(event) => write(event.target.value, day)}
        >
          {month === '' && <option value="" />}
          {MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        {difference && <Difference id={`${control.id}-differs`} other={difference} />}
      </span>
    </Labelled>
  );
}
