import type { FieldProps } from './field-props.ts';
import { useForm } from './form.ts';

/** A field inside another: the form says how each kind is drawn, so that no kind needs to know the others. */
export function FieldNode(props: FieldProps) {
  const { Field } = useForm();
  return <Field {...props} />;
}
