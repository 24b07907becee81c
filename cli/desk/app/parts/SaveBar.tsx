import type { ReactNode } from 'react';
import { takeFoot } from '../steady.ts';
import styles from './SaveBar.module.css';

interface Props {
  readonly isSaved: boolean;
  /** The state of saving, in words. */
  readonly standing: ReactNode;
  /** What keeps it from being saved. */
  readonly failure?: ReactNode;
  /** What can be done. */
  readonly children: ReactNode;
}

/** What is not saved yet, at the foot of the window wherever one has scrolled. */
export function SaveBar({ isSaved, standing, failure, children }: Props) {
  return (
    <div ref={takeFoot} className={styles.save} data-foot="save" data-unsaved={!isSaved || undefined}>
      {failure}
      <div className={`row ${styles.line}`}>
        <div className={`row ${styles.standing}`}>{standing}</div>
        <div className="row" data-acts>
          {children}
        </div>
      </div>
    </div>
  );
}
