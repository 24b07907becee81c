import { type FormEvent, useState } from 'react';
import type { SeasonItem } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './SeasonView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

/** What last year has left in the site: each thing is looked at, once a year. */
export function SeasonView() {
  const season = useAnswer('', api.season)?.answer;
  const { season: say } = words;
  if (season === undefined) return <View title={say.title}>{words.loading}</View>;
  const kinds = [...new Set(season.items.map(({ kind }) => kind))];
  return (
    <View title={say.titleOf(season.year)} lead={say.lead(season.items.length, season.reviewed)}>
      {kinds.map((kind) => {
        const items = season.items.filter((item) => item.kind === kind);
        return (
          <section key={kind} className={shared.section}>
            <h2>{kind}</h2>
            <ul className={shared.rows}>
              {items.map((item) => (
                <Left key={`${item.id} ${item.lines.join()}`} item={item} year={season.year} />
              ))}
            </ul>
          </section>
        );
      })}
    </View>
  );
}

interface LeftProps {
  readonly item: SeasonItem;
  readonly year: number;
}

function Left({ item, year }: LeftProps) {
  const { id, place, lines, typed, canStay, canGo } = item;
  const [values, setValues] = useState<Readonly<Record<string, string>>>(
    canStay ? {} : { [place.pointer]: String(year) },
  );
  const [isBusy, act] = useAct();
  const { season: say } = words;
  const isTyped = typed.some(({ pointer, value }) => (values[pointer] ?? value) !== value);
  const answer = (how: 'keep' | 'write' | 'remove') =>
    act(async () => {
      desk.say((await api.answerSeason({ item: id, act: how, values })).label);
      await desk.reread();
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void answer(isTyped ? 'write' : 'keep');
  };
  return (
    <li className={shared.row}>
      <form className={`row ${styles.item}`} onSubmit={onSubmit}>
        <div className={styles.left}>
          <a href={hrefOfPlace(place)}>{place.title}</a>
          {lines
            .filter((line) => !typed.some(({ value }) => value === line))
            .map((line) => (
              <p key={line} className="quiet">
                {line}
              </p>
            ))}
          <div className="row">
            {typed.map(({ pointer, label, value }) => (
              <label key={pointer}>
                {label}
                <input
                  value={values[pointer] ?? value}
                  autoComplete="off"
                  onChange={({ target }) => setValues({ ...values, [pointer]: target.value })}
                />
              </label>
            ))}
          </div>
        </div>
        <div className="row">
          {(canStay || isTyped) && (
            <Button
              type="submit"
              look={isTyped ? 'solid' : 'outline'}
              icon="check"
              disabled={isBusy}
              aria-label={`${isTyped ? say.write : say.keep} : ${place.title}`}
            >
              {isTyped ? say.write : say.keep}
            </Button>
          )}
          {canGo && (
            <Button
              look="plain"
              disabled={isBusy}
              onClick={() => void answer('remove')}
              aria-label={`${say.remove} : ${place.title}`}
            >
              {say.remove}
            </Button>
          )}
        </div>
      </form>
    </li>
  );
}
