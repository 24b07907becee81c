import styles from './FilterRow.module.css';

interface FilterRowProps<Id extends string> {
  /** For screen readers. */
  readonly legend: string;
  /** The one without an id shows everything. */
  readonly choices: readonly {
    readonly id: Id | undefined;
    readonly label: string;
    readonly count: number;
  }[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id | undefined) => void;
}

/** Buttons that narrow a list, each with how much it leaves. */
export function FilterRow<Id extends string>({ legend, choices, chosen, onChoose }: FilterRowProps<Id>) {
  return (
    <fieldset className={`script-only ${styles.filter}`}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ id, label, count }) => (
        <button key={label} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {label}
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
