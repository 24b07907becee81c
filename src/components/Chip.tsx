import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Whether several of its kind may be chosen, or one. */
  readonly type: 'checkbox' | 'radio';
  readonly children: string;
}

/** A checkbox or radio button as a pill. */
export function Chip({ children, ...input }: ChipProps) {
  return (
    <label className={`touch-target ${styles.chip}`}>
      <input {...input} />
      {children}
    </label>
  );
}
