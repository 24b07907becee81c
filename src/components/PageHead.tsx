import type { ReactNode } from 'react';
import type { Link } from '#generated/types.ts';
import { BackLink } from './BackLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly back?: Link | undefined;
  /** What stands between the two. */
  readonly children?: ReactNode;
}

/** The top of a page: its title, and what it is for. */
export function PageHead({ title, lead, back, children }: PageHeadProps) {
  return (
    <header className={`stack ${styles.head}`}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {children}
      <p className="lead">{lead}</p>
    </header>
  );
}
