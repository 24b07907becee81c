import { type AnyIcon, Icon } from './Icon.tsx';
import styles from './IconList.module.css';

interface IconListProps {
  readonly icon: AnyIcon;
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/** A list with the same icon in front of each item. */
export function IconList({ icon, items, className = '' }: IconListProps) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
