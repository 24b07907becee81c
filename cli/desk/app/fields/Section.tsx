import { type ReactNode, useEffect, useState } from 'react';
import { isWithin } from '../../../core/values/pointer.ts';
import type { Pointer } from '../../contract.ts';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { State } from '../parts/States.tsx';
import { words } from '../words.ts';
import { idOf, useForm, useTroubleWithin } from './form.ts';
import styles from './Section.module.css';

interface Props {
  readonly pointer: Pointer;
  readonly title: string;
  /** The first words of its content, shown while it is closed. */
  readonly summary?: string;
  readonly help?: string | null;
  readonly isOpenAtFirst: boolean;
  readonly onRemove?: (() => void) | undefined;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form that opens and closes. Closed content is not rendered; it opens by itself for a requested field. */
export function Section({ pointer, title, summary, help, isOpenAtFirst, onRemove, tools, children }: Props) {
  const { target } = useForm();
  const { errors, decisions } = useTroubleWithin(pointer);
  const isWanted = target !== null && isWithin(target, pointer);
  const [isOpen, setOpen] = useState(isOpenAtFirst || isWanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  const body = `${idOf(pointer)}-body`;
  return (
    <section className={styles.section} data-pointer={pointer} aria-labelledby={`${idOf(pointer)}-title`}>
      <div className={styles.head}>
        <button
          type="button"
          id={idOf(pointer)}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" />
          <span id={`${idOf(pointer)}-title`} className={styles.title}>
            {title}
          </span>
          {!isOpen && summary && <span className={styles.summary}>{summary}</span>}
          {!isOpen && errors > 0 && <State tone="error">{words.state.errors(errors)}</State>}
          {!isOpen && decisions > 0 && <State tone="decide">{words.state.decisions(decisions)}</State>}
        </button>
        {tools}
        {onRemove && <IconButton icon="remove" label={words.field.remove(title)} onClick={onRemove} />}
      </div>
      {isOpen && (
        <div id={body} className={`stack ${styles.body}`}>
          {help && <p className="quiet">{help}</p>}
          {children}
        </div>
      )}
    </section>
  );
}
