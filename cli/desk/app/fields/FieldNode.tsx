import type { FieldProps } from './field-props.ts';
import { useForm } from './form.ts';

/** A nested field: the form decides how each kind is drawn, so that no kind needs to know the others. */
export function FieldNode(props: FieldProps) {
  const { Field } = useForm();
  return <Field {...props} />;
}
