import type { Accepted } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { dayInWords, LAST_DAY } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './View.module.css';

/** What somebody has left as it is: why, since when, until when; and the way to take it back. */
export function AcceptedList({ accepted }: { readonly accepted: readonly Accepted[] }) {
  if (accepted.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary>{words.accepted.title(accepted.length)}</summary>
      <ul className={styles.rows}>
        {accepted.map((each) => (
          <AcceptedRow key={`${each.id} ${each.until}`} accepted={each} />
        ))}
      </ul>
    </details>
  );
}

function AcceptedRow({ accepted }: { readonly accepted: Accepted }) {
  const { id, title, place, values, reason, since, until, isOver } = accepted;
  const [isBusy, act] = useAct();
  const { accepted: say } = words;
  const change = (to: string | null | undefined) =>
    act(async () => {
      desk.say((await api.changeAccepted({ id, ...(to !== undefined && { until: to }) })).label);
      await desk.reread();
    });
  return (
    <li className={styles.row}>
      <p className="row">
        <strong>{title}</strong> {place && <a href={hrefOfPlace(place)}>{place.title}</a>}
        <small>{values.join(' / ')}</small>
      </p>
      <p>
        <q>{reason}</q>
      </p>
      <small>
        {[say.since(dayInWords(since), since.slice(0, 4)), isOver && say.over].filter(Boolean).join(', ')}
      </small>
      <label className="tick">
        <small>{say.until}</small>
        <input
          type="date"
          max={LAST_DAY}
          defaultValue={until ?? ''}
          disabled={isBusy}
          onBlur={({ target }) => target.value !== (until ?? '') && void change(target.value || null)}
        />
      </label>
      <Button
        look="plain"
        disabled={isBusy}
        aria-label={say.takeBackOf(title, place?.title ?? '')}
        onClick={() => void change(undefined)}
      >
        {say.takeBack}
      </Button>
    </li>
  );
}
