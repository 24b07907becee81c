import { useState } from 'react';
import type { Conflict, Pointer } from '../../contract.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import type { EntrySession } from '../session.ts';
import { words } from '../words.ts';
import styles from './ConflictView.module.css';

type Side = 'mine' | 'theirs';

/** Both versions of each field that was changed twice; nothing is written until one is chosen for each. */
export function ConflictView({
  session,
  conflict,
}: {
  readonly session: EntrySession;
  readonly conflict: Conflict;
}) {
  const [sides, setSides] = useState<Readonly<Record<Pointer, Side>>>({});
  const [isBusy, setBusy] = useState(false);
  const sideOf = (pointer: Pointer): Side => sides[pointer] ?? 'mine';
  const all = (side: Side) =>
    setSides(Object.fromEntries(conflict.fields.map(({ place }) => [place.pointer, side])));
  const resolve = async () => {
    setBusy(true);
    const chosen = Object.fromEntries(
      conflict.fields.map(({ place }) => [place.pointer, sideOf(place.pointer)] as const),
    );
    if (await session.resolve(conflict, chosen)) {
      desk.say(words.conflict.done);
      await desk.refresh();
    }
    setBusy(false);
  };
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="conflit">
      <h2 id="conflit" tabIndex={-1}>
        {words.conflict.title}
      </h2>
      <p>
        {conflict.message} {words.conflict.help}
      </p>
      {conflict.fields.length > 1 && (
        <p className={styles.all}>
          <Button onClick={() => all('mine')}>{words.conflict.keepMine}</Button>
          <Button onClick={() => all('theirs')}>{words.conflict.keepTheirs}</Button>
        </p>
      )}
      {conflict.fields.map(({ place, mine, theirs }) => (
        <fieldset key={place.pointer} className={styles.field}>
          <legend>{place.label}</legend>
          <div>
            {(
              [
                ['mine', words.conflict.mine, mine],
                ['theirs', words.conflict.theirs, theirs],
              ] as const
            ).map(([side, name, text]) => (
              <label key={side}>
                <span>
                  <input
                    type="radio"
                    name={place.pointer}
                    checked={sideOf(place.pointer) === side}
                    onChange={() => setSides({ ...sides, [place.pointer]: side })}
                  />
                  {name}
                </span>
                <q>{text || words.conflict.empty}</q>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p>
        <Button look="solid" disabled={isBusy} onClick={() => void resolve()}>
          {words.conflict.do}
        </Button>
      </p>
    </section>
  );
}
