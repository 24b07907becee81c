import { useId, useState } from 'react';
import type { Incoming } from '../../contract.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { ConflictCard, type Sides } from '../parts/ConflictCard.tsx';
import { words } from '../words.ts';
import styles from './IncomingView.module.css';
import { ChangeRow } from './View.tsx';

/** What others have published, what both have changed, and the way to bring it here. */
export function IncomingView({ incoming }: { readonly incoming: Incoming }) {
  const [sides, setSides] = useState<Readonly<Record<string, Sides>>>({});
  const [isBusy, act] = useAct();
  const id = useId();
  const { incoming: say } = words;
  const { clashes } = incoming;
  const others = [...new Set(incoming.moments.map((moment) => moment.author))];
  const [author = say.someone] = others;
  const isChosen = clashes.every(({ path, fields }) =>
    fields.every(({ place }) => sides[path]?.[place.pointer] !== undefined),
  );
  const receive = () =>
    act(async () => {
      try {
        desk.tell((await api.receive({ revision: incoming.revision, sides })).message);
      } finally {
        await desk.reread();
      }
    });
  return (
    <section className={`card stack ${styles.incoming}`} aria-labelledby={id}>
      <h2 id={id}>{say.title}</h2>
      <p>{incoming.summary}</p>
      <div className="stack">
        {incoming.moments.map((moment) => (
          <article key={moment.id}>
            <h3>{moment.sentence}</h3>
            <p className="quiet">{`${moment.author} · ${moment.time}`}</p>
            {moment.changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </article>
        ))}
      </div>
      {clashes.map(({ path, title, why, fields }) => (
        <ConflictCard
          key={path}
          title={title}
          text={why ?? say.both(fields.length, others.length === 1 ? author : say.someone)}
          {...(others.length === 1 && { theirs: say.theirs(author) })}
          fields={fields}
          sides={sides[path] ?? {}}
          onChange={(chosen) => setSides({ ...sides, [path]: chosen })}
        />
      ))}
      {[incoming.remark, incoming.hindrance].map((each) => each && <p key={each}>{each}</p>)}
      {incoming.hindrance === null && (
        <p className="row">
          <Button
            look="solid"
            icon="down"
            disabled={isBusy || !isChosen}
            aria-describedby={`${id}-help`}
            onClick={() => void receive()}
          >
            {isBusy ? say.receiving : say.receive}
          </Button>
          <small id={`${id}-help`}>{isChosen ? say.help : say.choose}</small>
        </p>
      )}
    </section>
  );
}
