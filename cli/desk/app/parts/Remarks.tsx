import { use } from 'react';
import { typography } from '../../../core/language/french-typography.ts';
import type { Remark } from '../../contract.ts';
import { FormContext } from '../fields/form.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Remarks.module.css';

const icons: Readonly<Record<Remark['level'], IconName>> = {
  error: 'alert',
  gap: 'unfinished',
  warning: 'question',
  provisional: 'unfinished',
};

/** What is wrong with a field, below it, and what can be written instead. */
export function Remarks({ id, remarks }: { readonly id: string; readonly remarks: readonly Remark[] }) {
  const session = use(FormContext)?.session;
  if (remarks.length === 0) return null;
  return (
    <ul id={id} className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={`${remark.code}${remark.place.pointer}${remark.message}`} data-level={remark.level}>
          <Icon name={icons[remark.level]} />
          <span>
            {remark.level === 'gap' ? (
              <small>{words.remark.gap}</small>
            ) : (
              <>
                <span className="visually-hidden">{`${words.remark[remark.level]} : `}</span>
                {typography(remark.message)}
                {remark.advice && <small>{typography(remark.advice)}</small>}
                {session &&
                  remark.cures.map(({ label, pointer, value }) => (
                    <Button key={label} onClick={() => session.setValue(pointer, value)}>
                      {typography(label)}
                    </Button>
                  ))}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
