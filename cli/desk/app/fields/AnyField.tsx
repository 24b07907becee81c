import { memo } from 'react';
import { AlternativesField } from './AlternativesField.tsx';
import { BoxesField } from './BoxesField.tsx';
import { ChoiceField, ListedField, YesNoField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { HoursField } from './HoursField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { LinkField, ReadOnlyField, ReferenceField } from './ReferenceField.tsx';
import { TableField } from './TableField.tsx';
import { AddressField, TextField } from './TextField.tsx';

/** The control for one node of a form. Re-rendered only when its own value, or the entry's status, changes. */
export const AnyField = memo(function AnyField({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'boxes':
      return <BoxesField field={field} {...rest} />;
    case 'table':
      return <TableField field={field} {...rest} />;
    case 'alternatives':
      return <AlternativesField field={field} {...rest} />;
    case 'text':
      return field.asAddress ? (
        <AddressField field={field} {...rest} />
      ) : (
        <TextField field={field} {...rest} />
      );
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'yes-no':
      return <YesNoField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'date':
      return <DateField field={field} {...rest} />;
    case 'hours':
      return <HoursField field={field} {...rest} />;
    case 'reference':
      return field.list.includes('#') ? (
        <ListedField field={field} {...rest} />
      ) : (
        <ReferenceField field={field} {...rest} />
      );
    case 'link':
      return <LinkField field={field} {...rest} />;
    case 'picture':
      return <PictureField field={field} {...rest} />;
    case 'read-only':
      return <ReadOnlyField field={field} {...rest} />;
  }
});
