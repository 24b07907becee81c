import type { Remark } from '../../contract.ts';
import { words } from '../words.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Remarks.module.css';

const icons: Readonly<Record<Remark['level'], IconName>> = {
  error: 'alert',
  gap: 'unfinished',
  warning: 'question',
  provisional: 'unfinished',
};

/** What is wrong with a field, below it. */
export function Remarks({ id, remarks }: { readonly id: string; readonly remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul id={id} className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={`${remark.code}${remark.place.pointer}${remark.message}`} data-level={remark.level}>
          <Icon name={icons[remark.level]} />
          <span>
            {remark.level === 'gap' ? (
              words.remark.gap
            ) : (
              <>
                <span className="visually-hidden">{`${words.remark[remark.level]} : `}</span>
                {remark.message}
                {remark.advice && <span className={styles.advice}>{remark.advice}</span>}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
