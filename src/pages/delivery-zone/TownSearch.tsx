import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeliveryZonePage as Words } from '#generated/types.ts';
import { Button } from '../../components/ButtonLink.tsx';
import { Answer, type Delivered } from './Answer.tsx';
import type { OtherPlace } from './places.ts';
import styles from './TownSearch.module.css';

interface TownSearchProps {
  readonly towns: readonly Delivered[];
  readonly others: readonly OtherPlace[];
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly words: Words['search'];
}

/** Name of the parameter of the address that keeps the question. */
const parameter = 'commune';
/** Milliseconds until the hands rest. */
const rest = 600;

/** Answers while the visitor types, including what was typed before hydration. */
export function TownSearch({ towns, others, radius, words }: TownSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter) ?? '';
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= asked;
    setQuery(input.current.value);
  }, [asked]);
  useEffect(() => {
    const wanted = query.trim();
    if (wanted === asked || (wanted === '' && input.current?.value !== '')) return;
    const keep = () =>
      setSearch(wanted ? { [parameter]: wanted } : {}, { replace: true, preventScrollReset: true });
    const timer = setTimeout(keep, rest);
    return () => clearTimeout(timer);
  }, [query, asked, setSearch]);

  const stay = (event: FormEvent) => {
    event.preventDefault();
    setQuery(input.current?.value ?? '');
  };
  const ask = (name: string) => {
    if (!input.current) return;
    input.current.value = name;
    input.current.focus();
    setQuery(name);
  };
  return (
    <search className={`screen-only ${styles.search}`}>
      <form className="script-only" onSubmit={stay}>
        <label htmlFor={id}>{words.label}</label>
        <div className={`cluster ${styles.row}`}>
          <input
            ref={input}
            id={id}
            type="search"
            placeholder={words.placeholder}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button type="submit" look="solid">
            {words.submit}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.answer}>
        <Answer
          query={query.trim()}
          places={[...towns, ...others]}
          radius={radius}
          words={words}
          onAsk={ask}
        />
      </div>
    </search>
  );
}
