import type { ReactNode } from 'react';
import { NewTabHint } from './NewTabHint.tsx';
import styles from './PillLink.module.css';

interface PillLinkProps {
  /** A path of the site, or an `https` address, which opens a new tab. */
  readonly href: string;
  readonly children: ReactNode;
}

export function PillLink({ href, children }: PillLinkProps) {
  const isOutside = href.startsWith('http');
  return (
    <a
      href={href}
      className={`touch-target ${styles.pill}`}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {isOutside && <NewTabHint />}
    </a>
  );
}
