import { useEffect, useId, useState } from 'react';
import type { Visit } from '../../contract.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { dayInWords, LAST_DAY } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './VisitPart.module.css';

/** The site on another device of the network, or as it will be on another day. */
export function VisitPart() {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [day, setDay] = useState('');
  const [isBusy, act] = useAct();
  const id = useId();
  const { visit: say } = words;
  useEffect(() => {
    api.visit().then((open) => {
      setVisit(open);
      setDay(open?.day ?? '');
    }, desk.complain);
  }, []);
  // The way to another day would show what was not asked for.
  const isOfDay = visit !== null && (visit.day ?? '') === day;
  const during = (work: () => Promise<Visit | null>) => act(async () => setVisit(await work()));
  const begin = (isOnNetwork: boolean) =>
    void during(() => api.beginVisit({ day: day || null, isOnNetwork }));
  return (
    <details className={styles.part} open={visit !== null || undefined}>
      <summary>{say.title}</summary>
      <p className="quiet">{say.help}</p>
      <div className="row">
        <label htmlFor={id}>{say.day}</label>
        <input
          id={id}
          type="date"
          max={LAST_DAY}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button icon="phone" disabled={isBusy} onClick={() => begin(true)}>
          {isBusy ? say.working : say.phone}
        </Button>
        {day && (
          <Button icon="outside" disabled={isBusy} onClick={() => begin(false)}>
            {say.here}
          </Button>
        )}
      </div>
      {day && <p className="quiet">{say.below}</p>}
      {isOfDay && (
        <div className={`stack ${styles.open}`} role="status">
          {visit.code && <img src={visit.code} alt={say.code} />}
          <p>
            {visit.code && `${say.scan} `}
            {visit.day && `${say.of(dayInWords(visit.day))} `}
            {say.until(visit.until)}
          </p>
          <a href={visit.address} target="_blank" rel="noreferrer">
            {visit.address}
          </a>
          <Button disabled={isBusy} onClick={() => void during(api.endVisit)}>
            {say.end}
          </Button>
        </div>
      )}
    </details>
  );
}
