import { useEffect, useId, useRef, useState } from 'react';
import type { Publication, Published, Subject } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { api, type PublishRequest } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { dayInWords } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { type Left, leftAfter, leftOut } from '../left-after.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { Faults } from './Faults.tsx';
import { IncomingView } from './IncomingView.tsx';
import styles from './PublishView.module.css';
import shared from './View.module.css';
import { BeforeAfter, ChangeRow, View } from './View.tsx';

/** Time after which pages that are still compared are requested again, in milliseconds. */
const PATIENCE = 1_200;

/** What a person reads of an entry: where something else is there, it is to be read again. */
const WHAT_IS_READ = ['subject', 'title', 'changes', 'place', 'pointer', 'before', 'after'];

/** What visitors will see change, and the two ways to let them. */
export function PublishView() {
  const [published, setPublished] = useState<Published | null>(null);
  const leaving = useStore(desk.leaving);
  const sending = useAct();
  const found = useAnswer(
    [...leaving].join(' '),
    () => api.publication(leaving),
    ({ busy }) => (busy ? PATIENCE : null),
  );
  const publication = found?.answer ?? null;
  const left = leftOut(publication?.entries ?? [], leaving);
  useEffect(() => {
    // What has just come may need what is left out.
    if ([...left].some((subject) => !leaving.has(subject))) desk.leaving.set(new Set([...leaving, ...left]));
  });
  const read = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (publication === null) return;
    const lines = publication.entries.map((entry) => JSON.stringify(entry, WHAT_IS_READ));
    if (read.current && lines.some((line) => !read.current?.has(line))) desk.tell(words.publish.changed);
    read.current = new Set(lines);
  }, [publication]);
  const { publish: say } = words;
  const waiting = sending[0] ? say.sending : found?.isCurrent ? null : say.reading;
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
      {publication === null && <p>{words.loading}</p>}
      {(isFaulty || missing.length > 0) && (
        <div className={`card stack ${styles.obstacle}`}>
          <h2>{isFaulty ? say.notAll : say.impossible}</h2>
          {publication !== null && publication.faults.length > 0 && (
            <Faults publication={publication} left={left} />
          )}
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
          <Sentence {...{ publication, left, waiting, sending }} onPublished={setPublished} />
          <Changes {...{ publication, left, waiting }} isBusy={sending[0]} />
        </>
      )}
    </View>
  );
}

function Done({ published }: { readonly published: Published }) {
  return (
    <div className={`card stack ${styles.done}`} role="status">
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
  readonly left: Left;
  /** Why nothing can be sent now: the list may not be that of what is saved. */
  readonly waiting: string | null;
  readonly sending: ReturnType<typeof useAct>;
  readonly onPublished: (published: Published) => void;
}

function Sentence({ publication, left, waiting, sending: [isBusy, act], onPublished }: SentenceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const progress = useStore(desk.progress);
  const [proposed, setProposed] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const id = useId();
  const sentence = typed ?? publication.suggestion;
  const state = `${publication.revision} ${[...left]}`;
  const { publish: say } = words;
  const send = (how: (request: PublishRequest) => Promise<Published>) =>
    act(async () => {
      const request = { sentence: sentence.trim(), without: [...left], revision: publication.revision };
      desk.hush();
      try {
        onPublished(await how({ ...request, ...(publication.asksAuthor && { author }) }));
        if (how === api.publish) setTyped(null);
        else setProposed(state);
      } finally {
        desk.progress.set('');
        // Others may have been faster: nothing more is sent until that is known.
        await desk.reread();
      }
    });
  const count = publication.entries.length - left.size;
  if (!publication.canPublish && !publication.canPropose) return null;
  const isSigned = !publication.asksAuthor || (author.name.trim() !== '' && author.email.includes('@'));
  const isReady = sentence.trim() !== '' && isSigned && waiting === null && count > 0;
  return (
    <section className={`card stack ${styles.sentence}`}>
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
          {(['name', 'email'] as const).map((field) => (
            <label key={field}>
              {say.authorFields[field]}
              <input
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={field}
                value={author[field]}
                onChange={({ target }) => setAuthor({ ...author, [field]: target.value })}
              />
            </label>
          ))}
        </fieldset>
      )}
      <div className="row">
        {publication.canPublish && (
          <Button look="solid" icon="publish" disabled={!isReady} onClick={() => void send(api.publish)}>
            {waiting ?? (publication.nowhere ? say.keep : say.publish(left.size > 0 ? count : undefined))}
          </Button>
        )}
        {publication.canPropose && (
          <>
            <Button
              disabled={!isReady || proposed === state}
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
  readonly left: Left;
  readonly waiting: string | null;
  readonly isBusy: boolean;
}

const LIST = new Intl.ListFormat('fr');

/** What changes on a page: what several pages have in common is shown once. */
function inWords({ before, after }: Publication['pages'][number]): string {
  return before === null && after === null ? '' : JSON.stringify({ before, after });
}

function Changes({ publication, left, waiting, isBusy }: ChangesProps) {
  const { publish: say } = words;
  const { entries } = publication;
  const subjects = new Set(entries.map(({ subject }) => subject));
  const isChosen = entries.length > 1 || left.size > 0;
  const pagesOf = (change: string) => publication.pages.filter((page) => inWords(page) === change);
  const titles = (isListed: (subject: Subject) => boolean) =>
    LIST.format(entries.filter(({ subject }) => isListed(subject)).map(({ title }) => title));
  const neededBy = (needed: Subject) =>
    titles((each) => entries.some(({ subject, needs }) => subject === each && needs.includes(needed)));
  const take = (subject: Subject, isTaken: boolean) => {
    const after = leftAfter(entries, left, subject, isTaken);
    const along = titles((each) => each !== subject && left.has(each) !== after.has(each));
    desk.leaving.set(after);
    if (along) desk.tell(say.along(along, isTaken));
  };
  return (
    <>
      <section className={shared.section}>
        <h2>{say.entries}</h2>
        {isChosen && (
          <p className="quiet">
            {waiting ??
              (publication.faults.length > 0
                ? say.untick
                : say.choose(entries.length - left.size, entries.length))}
          </p>
        )}
        {entries.length > 1 && (
          <Button
            disabled={isBusy}
            onClick={() => desk.leaving.set(left.size > 0 ? new Set() : leftOut(entries, subjects))}
          >
            {say.all(left.size > 0)}
          </Button>
        )}
        {entries.map(({ subject, title, changes, seenFrom, needs, isRecorded }) => (
          <div key={subject} className={styles.entry} data-left={left.has(subject) || undefined}>
            <h3 className="row">
              {isChosen && (
                <input
                  type="checkbox"
                  aria-label={say.goes(title)}
                  checked={!left.has(subject)}
                  disabled={isRecorded || isBusy}
                  onChange={({ target }) => take(subject, target.checked)}
                />
              )}
              {subject ? <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{title}</a> : title}
              {needs.length > 0 && <small>{say.needs(titles((each) => needs.includes(each)))}</small>}
              {seenFrom && (
                <small>{seenFrom === 'draft' ? say.draft : say.seenFrom(dayInWords(seenFrom))}</small>
              )}
            </h3>
            {changes.length === 0 && <p className="quiet">{say.sameWords}</p>}
            {changes.length > 1 && neededBy(subject) && (
              <p className="quiet">{say.whole(neededBy(subject))}</p>
            )}
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
            {[...new Set(publication.pages.map(inWords))].map((change) => (
              <li key={change} className={shared.row}>
                {pagesOf(change).map(({ kind, title, address, movedTo }) => (
                  <p key={address}>
                    {kind === 'gone' ? (
                      title
                    ) : (
                      <a href={address} target="_blank" rel="noreferrer">
                        {title}
                      </a>
                    )}{' '}
                    <small>{`${address} · ${movedTo === null ? say.kind[kind] : say.movedTo(movedTo)}`}</small>
                  </p>
                ))}
                {change && (
                  <p className={shared.beforeAfter}>
                    <BeforeAfter {...JSON.parse(change)} />
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
