import type { Link } from '#generated/types.ts';

interface LinkRowProps {
  readonly links: readonly Link[];
  readonly className?: string | undefined;
}

export function LinkRow({ links, className = '' }: LinkRowProps) {
  return (
    <ul className={`cluster ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="touch-target">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
