import { useMemo, useRef, useState } from 'react';
import { slugOf } from '../../../core/shared/slug.ts';
import { joined, wrapped } from '../prose/paragraphs.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';
import { useShownText } from './names.ts';
import { ProseEditor } from './ProseEditor.tsx';
import styles from './TextField.module.css';

/** From this share of the allowed length on, the characters are counted. */
const NEARLY = 0.8;

/** Words that are kept as an address is; they are read and typed as words. */
function AddressField({ field, pointer, value }: FieldProps<FieldOf<'text'>>) {
  const control = useControl(field, pointer);
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof value === 'string' ? value : '';
  const inWords = written.replaceAll('-', ' ');
  return (
    <Labelled field={field} pointer={pointer} control={control}>
      <input
        id={control.id}
        aria-describedby={control.describedBy}
        aria-invalid={control.isInvalid || undefined}
        aria-required={field.required || undefined}
        autoComplete="off"
        placeholder={field.examples[0] && words.field.example(field.examples[0])}
        value={typed ?? (slugOf(inWords) === written ? inWords : written)}
        onChange={(event) => {
          setTyped(event.target.value);
          control.write(slugOf(event.target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </Labelled>
  );
}

/** Words: one line, several, or prose with constants and Markdown. */
export function TextField(props: FieldProps<FieldOf<'text'>>) {
  return props.field.asAddress ? <AddressField {...props} /> : <Words {...props} />;
}

function Words({ field, pointer, value }: FieldProps<FieldOf<'text'>>) {
  const control = useControl(field, pointer);
  const { session } = useForm();
  const written = typeof value === 'string' ? value : String(value ?? '');
  // Texts of several lines often end with a line break, which nobody needs to see; one that is typed is shown.
  const [end] = useState(written.endsWith('\n') ? '\n' : '');
  const ended = end !== '' && written.endsWith(end) ? written.slice(0, -1) : written;
  // What is typed here stays as it is typed, though its file has other line breaks.
  const typed = useRef({ written: '', shown: '' });
  const joinedText = useMemo(() => (field.markdown ? joined(ended) : ended), [field.markdown, ended]);
  const shown = typed.current.written === ended ? typed.current.shown : joinedText;
  const write = (text: string) => {
    // Other empty lines, and those around the words, are for the caret.
    const lines = field.markdown
      ? wrapped(text, ended)
          .replace(/^\n+|\n+$/g, '')
          .replace(/\n{3,}/g, '\n\n')
      : text;
    typed.current = { written: lines, shown: text };
    control.write(lines === '' ? '' : lines + end);
  };
  const isRich = field.constants || field.markdown;
  const common = {
    id: control.id,
    'aria-describedby': control.describedBy,
    'aria-invalid': control.isInvalid || undefined,
    'aria-required': field.required || undefined,
    value: shown,
    placeholder: field.examples[0] === undefined ? undefined : words.field.example(field.examples[0]),
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names={isRich ? 'group' : 'control'}>
      {isRich ? (
        <ProseEditor
          value={shown}
          label={field.label}
          describedBy={control.describedBy}
          isInvalid={control.isInvalid}
          isRequired={field.required}
          isMarkdown={field.markdown}
          hasConstants={field.constants}
          hasSeveralLines={field.lines === 'several' || field.markdown}
          placeholder={common.placeholder}
          title={session.store.get().view?.title}
          subject={session.subject}
          onWrite={write}
        />
      ) : field.lines === 'several' ? (
        <textarea
          {...common}
          className={styles.several}
          rows={3}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <input {...common} autoComplete="off" onChange={(event) => write(event.target.value)} />
      )}
      <Length text={shown} max={field.maxLength} />
    </Labelled>
  );
}

function Length({ text: written, max }: { readonly text: string; readonly max: number | null }) {
  const text = useShownText(written);
  if (max === null || text.length < max * NEARLY) return null;
  const isOver = text.length > max;
  return (
    <small className={`${styles.length} ${isOver ? 'wrong' : ''}`}>
      {isOver ? words.field.tooLong(text.length - max) : words.field.left(text.length, max)}
    </small>
  );
}
