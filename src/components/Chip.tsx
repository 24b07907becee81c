import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Whether several of its kind may be chosen, or one. */
  readonly type: 'checkbox' | 'radio';
  readonly children: string;
}

/** A choice among a few that are all in view. */
export function Chip({ children, ...input }: ChipProps) {
  return (
    <label className={`touch-target ${styles.chip}`}>
      <input {...input} />
      {children}
    </label>
  );
}
