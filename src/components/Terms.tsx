interface TermsProps {
  readonly items: readonly { readonly label: string; readonly value: string }[];
  readonly className?: string | undefined;
}

/** Labels with their values, such as opening hours. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
