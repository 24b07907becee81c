import { Markdown } from '../components/Markdown.tsx';
import { CheckField } from './Field.tsx';

interface ConsentFieldProps {
  /** HTML. */
  readonly label: string;
  readonly error: string | undefined;
  /** The banner below the form's fields, which says the error. */
  readonly bannerId: string;
}

/** The box that every form with personal data asks for. */
export function ConsentField({ label, error, bannerId }: ConsentFieldProps) {
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': bannerId } : {};
  return <CheckField name="rgpdConsent" label={<Markdown html={label} />} isRequired {...invalid} />;
}
