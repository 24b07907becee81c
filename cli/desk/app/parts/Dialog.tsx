import { type ReactNode, useEffect, useId, useRef } from 'react';
import { desk } from '../desk-store.ts';
import { words } from '../words.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large';
}

/** A question that must be answered or closed first. The browser keeps the focus inside. */
export function Dialog({ title, onClose, children, size = 'small' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    desk.dialog.set(dialog.current);
    return () => {
      desk.dialog.set(null);
      // The browser gives the focus back where a dialog is closed, not where it is taken away.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`card ${styles.dialog}`}
      data-size={size}
      aria-labelledby={heading}
      // Now, and not when the browser has closed it: a key pressed in between would find a dialog that is closing.
      onCancel={onClose}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
