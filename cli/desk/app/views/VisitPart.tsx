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
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  const [day, setDay] = useState('');
  const [isBusy, act] = useAct();
  const id = useId();
  const { visit: say } = words;
  useEffect(() => {
    api.visits().then((open) => {
      setVisits(open);
      setDay((typed) => typed || (open[0]?.day ?? ''));
    }, desk.complain);
  }, []);
  // The way to another day would show what was not asked for.
  const ofDay = visits.filter((visit) => (visit.day ?? '') === day);
  const begin = async (isOnNetwork: boolean) => {
    const visit = await api.beginVisit({ day: day || null, isOnNetwork });
    setVisits(await api.visits());
    return visit;
  };
  const openHere = () => {
    // Once the server has answered, a browser would block it.
    const tab = window.open();
    tab?.document.body.append(say.working);
    void act(async () => {
      try {
        const { address } = await begin(false);
        if (tab) tab.location.href = address;
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  return (
    <details className={styles.part} open={visits.length > 0 || undefined}>
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
        <Button icon="phone" disabled={isBusy} onClick={() => void act(() => begin(true))}>
          {isBusy ? say.working : say.phone}
        </Button>
        {day && (
          <Button icon="outside" disabled={isBusy} onClick={openHere}>
            {say.here}
          </Button>
        )}
      </div>
      {day && <p className="quiet">{say.below}</p>}
      {ofDay.map((visit) => (
        <div key={visit.address} className={`stack ${styles.open}`} role="status">
          {visit.code && <img src={visit.code} alt={say.code} />}
          <p>
            {visit.code && `${say.scan} `}
            {visit.day && `${say.of(dayInWords(visit.day))} `}
            {say.until(visit.until)}
          </p>
          <a href={visit.address} target="_blank" rel="noreferrer">
            {visit.address}
          </a>
          <Button
            disabled={isBusy}
            onClick={() => void act(async () => setVisits(await api.endVisit(visit.address)))}
          >
            {say.end}
          </Button>
        </div>
      ))}
    </details>
  );
}
