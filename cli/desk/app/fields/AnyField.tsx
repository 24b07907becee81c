import { type ComponentType, memo } from 'react';
import type { Field } from '../../contract.ts';
import { AlternativesField } from './AlternativesField.tsx';
import { BoxesField } from './BoxesField.tsx';
import { ChoiceField, YesNoField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { LinkField, ReadOnlyField, ReferenceField } from './ReferenceField.tsx';
import { TableField } from './TableField.tsx';
import { TextField } from './TextField.tsx';

const CONTROLS: { readonly [Kind in Field['kind']]: ComponentType<FieldProps<FieldOf<Kind>>> } = {
  group: GroupField,
  list: ListField,
  boxes: BoxesField,
  table: TableField,
  alternatives: AlternativesField,
  text: TextField,
  number: NumberField,
  'yes-no': YesNoField,
  choice: ChoiceField,
  date: DateField,
  hours: HoursField,
  reference: ReferenceField,
  link: LinkField,
  picture: PictureField,
  'read-only': ReadOnlyField,
};

/** The control for one node of a form. Re-rendered only when its value, or the entry's status, changes. */
export const AnyField = memo(function AnyField(props: FieldProps) {
  const Control = CONTROLS[props.field.kind] as ComponentType<FieldProps>;
  return <Control {...props} />;
});
