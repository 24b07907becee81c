import { isList } from '../../../core/values/json-value.ts';
import type { Json } from '../../contract.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';
import { useList } from './names.ts';

interface Box {
  readonly value: Json;
  readonly label: string;
}

/** Values of which each is ticked or not; they are written in the order of the boxes. */
export function BoxesField({ field, pointer, value }: FieldProps<FieldOf<'boxes'>>) {
  const control = useControl(field, pointer);
  const { session } = useForm();
  const { item } = field;
  const listed = useList(item.kind === 'reference' ? item.list : null, pointer);
  const options: readonly Box[] = item.kind === 'choice' ? item.options : listed;
  const ticked = isList(value) ? value : [];
  const strays = ticked.filter((each) => !options.some((option) => option.value === each));
  const boxes = [
    ...options,
    ...strays.map((each) => ({ value: each, label: words.field.unknownValue(String(each)) })),
  ];
  const tick = (box: Json, isTicked: boolean) => {
    const chosen = boxes.flatMap((option) =>
      (option.value === box ? isTicked : ticked.includes(option.value)) ? [option.value] : [],
    );
    if (chosen.length === 0 && !field.required) session.remove(pointer);
    else session.setValue(pointer, chosen);
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <div className="row">
        {boxes.map((option) => (
          <label key={String(option.value)} className="tick">
            <input
              type="checkbox"
              checked={ticked.includes(option.value)}
              aria-invalid={control.isInvalid || undefined}
              onChange={(event) => tick(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
        {boxes.length === 0 && <p>{words.field.noBoxes}</p>}
      </div>
    </Labelled>
  );
}
