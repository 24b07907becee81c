import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** A link to the parent page. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <a href={href} className={`touch-target screen-only ${styles.link}`}>
      <Icon name="arrow-left" />
      {label}
    </a>
  );
}
