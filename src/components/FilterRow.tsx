import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../shell/hydrated.ts';
import styles from './FilterRow.module.css';

interface FilterRowProps<Id extends string> {
  /** For screen readers. */
  readonly legend: string;
  /** What shows everything. */
  readonly all: string;
  readonly filters: readonly { readonly id: Id; readonly label: string }[];
  readonly filter: Filter<Id>;
  /** How much a filter leaves; without one, how much there is. */
  readonly count: (id?: Id) => number;
}

type Filter<Id> = readonly [chosen: Id | undefined, choose: (id?: Id) => void];

/**
 * The filter that the address keeps, and how to choose another. The prerendered page shows everything: the first render
 * agrees with it, the next one with the address.
 * @param parameter its name in the address
 */
export function useFilter<Id extends string>(
  parameter: string,
  filters: readonly { readonly id: Id }[],
): Filter<Id> {
  const [search, setSearch] = useSearchParams();
  const asked = useIsHydrated() ? search.get(parameter) : null;
  const chosen = filters.find(({ id }) => id === asked)?.id;
  const choose = (id?: Id) => {
    if (id !== chosen) setSearch(id ? { [parameter]: id } : {}, { preventScrollReset: true });
  };
  return [chosen, choose];
}

/** Buttons that narrow a list, each with how much it leaves. */
export function FilterRow<Id extends string>({ legend, all, filters, filter, count }: FilterRowProps<Id>) {
  const [chosen, choose] = filter;
  const choices: { id?: Id; label: string }[] = [{ label: all }, ...filters];
  return (
    <fieldset className={`script-only screen-only ${styles.filter}`}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ id, label }) => (
        <button key={label} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
          {label}
          <span className={styles.count}>{count(id)}</span>
        </button>
      ))}
    </fieldset>
  );
}
