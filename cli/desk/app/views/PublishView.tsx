import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Publication, Published, Subject } from '../../contract.ts';
import { hrefOf, hrefOfPlace } from '../address.ts';
import { api, type PublishRequest } from '../api.ts';
import { useAct } from '../asking.ts';
import { dayInWords } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { type Taken, takenAfter } from '../taken-after.ts';
import { words } from '../words.ts';
import { IncomingView } from './IncomingView.tsx';
import styles from './PublishView.module.css';
import shared from './View.module.css';
import { BeforeAfter, ChangeRow, View } from './View.tsx';

/** Time after which pages that are still compared are asked for again, in milliseconds. */
const PATIENCE = 1_200;

/** What visitors will see change, and the two ways to let them. */
export function PublishView() {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const overview = useStore(desk.overview);
  const [taken, setTaken] = useState<Taken>(null);
  const order = useRef({ asked: 0, shown: 0 });
  const read = useCallback(async () => {
    const number = ++order.current.asked;
    try {
      const answer = await api.publication(taken ?? []);
      // One that was asked for earlier may come later, and no longer be true.
      if (number < order.current.shown) return;
      order.current.shown = number;
      setPublication(answer);
    } catch (error) {
      desk.complain(error);
    }
  }, [taken]);
  // Whatever has changed, here or elsewhere, the overview is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with it
  useEffect(() => void read(), [read, overview]);
  useEffect(() => {
    if (!publication?.busy) return;
    const timer = setTimeout(() => void read(), PATIENCE);
    return () => clearTimeout(timer);
  }, [publication, read]);
  const unsaved =
    overview?.collections.flatMap(({ entries }) => entries).filter(({ state }) => state.unsaved) ?? [];
  const { publish: say } = words;
  const isEmpty = publication !== null && publication.entries.length === 0;
  const hasChanges = publication !== null && !isEmpty;
  const isFaulty = (publication?.faults.length ?? 0) > 0;
  const missing = [isFaulty ? null : publication?.obstacle, publication?.nowhere].filter(
    (each) => typeof each === 'string',
  );
  return (
    <View title={say.title} lead={hasChanges ? say.lead : null}>
      {published && <Done published={published} />}
      {publication?.incoming && <IncomingView incoming={publication.incoming} />}
      {publication?.unheard && <p className="quiet">{publication.unheard}</p>}
      {unsaved.length > 0 && (
        <div className={`card stack ${styles.unsaved}`}>
          <p>
            {say.unsaved(unsaved.length)}{' '}
            {unsaved.map(({ subject, title }, index) => (
              <span key={subject}>
                {index > 0 && ', '}
                <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{title}</a>
              </span>
            ))}
          </p>
          <Button onClick={() => void desk.saveAll()}>{say.saveAll}</Button>
        </div>
      )}
      {publication === null && <p>{words.loading}</p>}
      {(isFaulty || missing.length > 0) && (
        <div className={`card stack ${styles.obstacle}`}>
          <h2>{say.impossible}</h2>
          {publication !== null && publication.faults.length > 0 && <Faults faults={publication.faults} />}
          {missing.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      {isEmpty && !publication.incoming && !publication.obstacle && !published && (
        <p className="empty">{publication.nowhere ? say.nothingHere : say.nothing}</p>
      )}
      {hasChanges && (
        <>
          <Sentence
            publication={publication}
            taken={taken}
            onPublished={(done, isOut) => {
              setPublished(done);
              setTaken(null);
              // What is out is no longer a change, and a second click would publish nothing.
              if (isOut) setPublication(null);
            }}
          />
          <Changes publication={publication} taken={taken} onTaken={setTaken} />
        </>
      )}
    </View>
  );
}

/** Each field that is in the way, and the way to it. */
function Faults({ faults }: Pick<Publication, 'faults'>) {
  return (
    <>
      <p>{words.publish.faults}</p>
      <ul>
        {faults.map(({ place, message }) => (
          <li key={`${place.subject}${place.pointer}${message}`}>
            <a href={hrefOfPlace(place)}>{`${place.title}, ${place.label}`}</a>
            {`\u202f: ${message}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Done({ published }: { readonly published: Published }) {
  return (
    <div className={`card stack ${styles.done}`} role="status">
      <h2>{words.publish.done}</h2>
      <p>{published.message}</p>
      {published.address && (
        <p>
          {words.publish.address} <a href={published.address}>{published.address}</a>
        </p>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly publication: Publication;
  readonly taken: Taken;
  readonly onPublished: (published: Published, isOut: boolean) => void;
}

function Sentence({ publication, taken, onPublished }: SentenceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, act] = useAct();
  const progress = useStore(desk.progress);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const id = useId();
  const sentence = typed ?? publication.suggestion;
  const { publish: say } = words;
  const send = async (how: (request: PublishRequest) => Promise<Published>) => {
    await act(async () => {
      const done = await how({
        sentence: sentence.trim(),
        ...(taken && { only: [...taken] }),
        ...(publication.asksAuthor && { author }),
      });
      onPublished(done, how === api.publish);
    });
    desk.progress.set('');
    // What others have published may have come with it, or be in the way.
    await desk.reread();
  };
  if (!publication.canPublish && !publication.canPropose) return null;
  const isSigned = !publication.asksAuthor || (author.name.trim() !== '' && author.email.includes('@'));
  const isReady = sentence.trim() !== '' && isSigned && !isBusy && taken?.size !== 0;
  return (
    <section className="card stack">
      <label htmlFor={id}>{say.sentence}</label>
      <p id={`${id}-help`} className="quiet">
        {say.sentenceHelp}
      </p>
      <textarea
        id={id}
        rows={2}
        aria-describedby={`${id}-help`}
        value={sentence}
        onChange={(event) => setTyped(event.target.value)}
      />
      {publication.asksAuthor && (
        <fieldset className={`row ${styles.author}`}>
          <legend>{say.author}</legend>
          <label>
            {say.authorName}
            <input
              autoComplete="name"
              value={author.name}
              onChange={(event) => setAuthor({ ...author, name: event.target.value })}
            />
          </label>
          <label>
            {say.authorEmail}
            <input
              type="email"
              autoComplete="email"
              value={author.email}
              onChange={(event) => setAuthor({ ...author, email: event.target.value })}
            />
          </label>
        </fieldset>
      )}
      <div className="row">
        {publication.canPublish && (
          <Button look="solid" icon="publish" disabled={!isReady} onClick={() => void send(api.publish)}>
            {isBusy ? say.sending : publication.nowhere ? say.keep : say.publish(taken?.size)}
          </Button>
        )}
        {publication.canPropose && (
          <>
            <Button
              disabled={!isReady}
              onClick={() => void send(api.propose)}
              aria-describedby={`${id}-propose`}
            >
              {say.propose}
            </Button>
            <small id={`${id}-propose`}>{say.proposeHelp}</small>
          </>
        )}
      </div>
      <small role="status">{isBusy && progress}</small>
    </section>
  );
}

interface ChangesProps {
  readonly publication: Publication;
  readonly taken: Taken;
  readonly onTaken: (taken: Taken) => void;
}

function Changes({ publication, taken, onTaken }: ChangesProps) {
  const { publish: say } = words;
  const { entries } = publication;
  const isChosen = (subject: Subject) => taken?.has(subject) ?? true;
  return (
    <>
      <section className={shared.section}>
        <h2>{say.entries}</h2>
        {entries.length > 1 && (
          <p className="quiet">{say.choose(taken?.size ?? entries.length, entries.length)}</p>
        )}
        {entries.map(({ subject, title, changes, seenFrom, isRecorded }) => (
          <div key={subject} className={styles.entry} data-left={!isChosen(subject) || undefined}>
            <h3 className="row">
              {entries.length > 1 && (
                <input
                  type="checkbox"
                  aria-label={say.goes(title)}
                  checked={isChosen(subject)}
                  disabled={isRecorded}
                  onChange={({ target }) => onTaken(takenAfter(entries, taken, subject, target.checked))}
                />
              )}
              {subject ? <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{title}</a> : title}
              {seenFrom && (
                <small>{seenFrom === 'draft' ? say.draft : say.seenFrom(dayInWords(seenFrom))}</small>
              )}
            </h3>
            {changes.length === 0 && <p className="quiet">{say.sameWords}</p>}
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} isUnderItsTitle />
            ))}
          </div>
        ))}
      </section>
      {(publication.busy || publication.frame || publication.pages.length > 0) && (
        <section className={shared.section}>
          <h2>{say.pages}</h2>
          <p role="status" className="quiet">
            {publication.busy ? (publication.progress ?? say.working) : publication.frame}
          </p>
          <ul className={shared.rows}>
            {publication.pages.map((page) => (
              <li key={page.address} className={shared.row}>
                <p>
                  {page.kind === 'gone' ? (
                    page.title
                  ) : (
                    <a href={page.address} target="_blank" rel="noreferrer">
                      {page.title}
                    </a>
                  )}{' '}
                  <small>{`${say.kind[page.kind]} · ${page.address}`}</small>
                </p>
                {(page.before !== null || page.after !== null) && (
                  <p className={shared.beforeAfter}>
                    <BeforeAfter before={page.before} after={page.after} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
