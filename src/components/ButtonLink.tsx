import type { ComponentProps, ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { NewTabHint } from './NewTabHint.tsx';

interface LookProps {
  /** `solid` for what the page is there for, `gold` for the letter, `outline` beside either, `night` on a dark band. */
  readonly look?: 'solid' | 'gold' | 'outline' | 'night';
  readonly size?: 'normal' | 'large';
  readonly children: ReactNode;
}

interface ButtonLinkProps extends LookProps {
  /** A path of the site, or an `https`, `tel` or `mailto` address. `https` opens a new tab. */
  readonly href: string;
}

export function ButtonLink({ href, look = 'solid', size = 'normal', children }: ButtonLinkProps) {
  const shared = { className: `touch-target ${styles.button}`, 'data-look': look, 'data-size': size };
  if (!href.startsWith('http')) {
    return (
      <a href={href} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...shared}>
      {children}
      <NewTabHint />
    </a>
  );
}

/** The same for what is done on the page itself. */
export function Button({
  look = 'outline',
  size = 'normal',
  ...button
}: LookProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`touch-target ${styles.button}`}
      data-look={look}
      data-size={size}
      {...button}
    />
  );
}
