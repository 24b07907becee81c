import { alternativeOf } from '../../alternative.ts';
import type { Field } from '../../contract.ts';
import { blankOf } from '../values.ts';
import { words } from '../words.ts';
import { FieldNode } from './FieldNode.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';

/** A value that may be written in one of several ways: first which, then what. */
export function AlternativesField({ field, pointer, value }: FieldProps<FieldOf<'alternatives'>>) {
  const { session } = useForm();
  const control = useControl(field, pointer);
  const isUnset = value === undefined;
  const chosen = isUnset ? -1 : alternativeOf(field.options, value);
  const option = field.options[chosen];
  const helpOf = ({ help }: Field) => (help === field.help ? null : help);
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group" isFrame={option !== undefined}>
      <select
        aria-label={`${field.label} : ${words.field.way}`}
        value={chosen}
        onChange={(event) => {
          const next = field.options[Number(event.target.value)];
          if (next) session.setValue(pointer, blankOf(next.field));
          else session.remove(pointer);
        }}
      >
        {(isUnset || !field.required) && <option value={-1}>{words.field.none}</option>}
        {field.options.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      {option && (
        <FieldNode
          key={chosen}
          field={{ ...option.field, label: option.title, required: true, help: helpOf(option.field) }}
          pointer={pointer}
          value={value}
        />
      )}
    </Labelled>
  );
}
