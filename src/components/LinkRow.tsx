import type { Link } from '#generated/types.ts';
import { PillLink } from './PillLink.tsx';

interface LinkRowProps {
  readonly links: readonly Link[];
  readonly look?: 'plain' | 'pill';
  readonly className?: string | undefined;
}

export function LinkRow({ links, look = 'plain', className = '' }: LinkRowProps) {
  return (
    <ul className={`cluster ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          {look === 'pill' ? (
            <PillLink href={href}>{label}</PillLink>
          ) : (
            <a href={href} className="touch-target">
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
