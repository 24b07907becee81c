import styles from './FormMessage.module.css';
import type { Fault } from './field-errors.ts';

/** A link to each of several fields that are wrong. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  if (faults.length < 2) return null;
  return (
    <ul className={styles.list}>
      {faults.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
