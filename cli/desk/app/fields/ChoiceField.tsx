import { decisionsIn } from '../../bound-field.ts';
import type { Json } from '../../contract.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';
import { useList } from './names.ts';

/** Longer lists of options open on demand. */
const FEW = 4;

export function ChoiceField(props: FieldProps<FieldOf<'choice'>>) {
  if (props.field.areReadings) return <DecisionField {...props} />;
  return props.field.options.length <= FEW ? <Radios {...props} /> : <Select {...props} />;
}

/** One of the readings as they are typed: nothing where they leave no choice. */
function DecisionField({ field, value, ...rest }: FieldProps<FieldOf<'choice'>>) {
  const { session } = useForm();
  const options = decisionsIn(useStore(session.store).value);
  if (options.length < 2 && value === undefined) return null;
  return <ChoiceField field={{ ...field, areReadings: false, options }} value={value} {...rest} />;
}

/** One of the values of a list of the content. */
export function ListedField({ field, ...rest }: FieldProps<FieldOf<'reference'>>) {
  const options = useList(field.list, rest.pointer);
  return <ChoiceField field={{ ...field, kind: 'choice', options }} {...rest} />;
}

function Radios({ field, pointer, value }: FieldProps<FieldOf<'choice'>>) {
  const control = useControl(field, pointer);
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <div className="row">
        {field.options.map((option) => (
          <label key={JSON.stringify(option.value)} className="tick">
            <input
              type="radio"
              name={control.id}
              checked={option.value === value}
              onChange={() => control.write(option.value)}
            />
            {option.label}
          </label>
        ))}
        {!field.required && (
          <label className="tick">
            <input
              type="radio"
              name={control.id}
              checked={value === undefined}
              onChange={() => control.write('')}
            />
            {words.field.none}
          </label>
        )}
      </div>
    </Labelled>
  );
}

function Select({ field, pointer, value }: FieldProps<FieldOf<'choice'>>) {
  const control = useControl(field, pointer);
  const chosen = field.options.findIndex((option) => option.value === value);
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <select
        id={control.id}
        aria-describedby={control.describedBy}
        aria-invalid={control.isInvalid || undefined}
        value={chosen}
        onChange={(event) => control.write(field.options[Number(event.target.value)]?.value ?? '')}
      >
        {(chosen < 0 || !field.required) && <option value={-1}>{unsetLabel(value)}</option>}
        {field.options.map((option, index) => (
          <option key={JSON.stringify(option.value)} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function unsetLabel(value: Json | undefined): string {
  return value === undefined || value === '' ? words.field.none : words.field.unknownValue(String(value));
}

export function YesNoField({ field, pointer, value }: FieldProps<FieldOf<'yes-no'>>) {
  const control = useControl(field, pointer);
  const isYes = typeof value === 'boolean' ? value : field.usual;
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <span className="tick">
        <input
          id={control.id}
          type="checkbox"
          checked={isYes}
          aria-describedby={control.describedBy}
          aria-invalid={control.isInvalid || undefined}
          // An optional value that is the default is removed.
          onChange={({ target: { checked } }) =>
            control.write(!field.required && checked === field.usual ? '' : checked)
          }
        />
        <span aria-hidden="true">{words.field.yes}</span>
      </span>
    </Labelled>
  );
}
