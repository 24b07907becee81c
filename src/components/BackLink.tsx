import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** Leads up, to the page that this one is a part of. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Link to={href} className={styles.link}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
