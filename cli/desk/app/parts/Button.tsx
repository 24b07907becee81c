import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** `solid`: the one thing to do here. `plain`: words alone. */
  readonly look?: 'solid' | 'outline' | 'plain';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
}

export function Button({ look = 'outline', icon, type = 'button', children, className, ...rest }: Props) {
  return (
    <button
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-look={look}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button with an icon alone: its label is read out, and shown by the pointer. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
