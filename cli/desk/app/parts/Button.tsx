import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** `solid`: the one thing to do here. `plain`: words alone. */
  readonly look?: 'solid' | 'outline' | 'plain';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
}

export function Button({ look = 'outline', icon, type = 'button', children, ...rest }: Props) {
  return (
    <button type={type} className={styles.button} data-look={look} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Or a letter in its place. */
  readonly icon?: IconName;
  readonly label: string;
}

/** A button with an icon alone: its label is read out, and shown by the pointer. */
export function IconButton({ icon, label, children, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}

interface IconLinkProps extends ComponentProps<'a'> {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

export function IconLink({ icon, label, href, ...rest }: IconLinkProps) {
  return (
    <a href={href} className={styles.iconButton} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </a>
  );
}
