import { Fragment, useState } from 'react';
import type { EntryStatus, Place, Subject } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { useAct } from '../asking.ts';
import { dayInWords } from '../dates.ts';
import { desk, unsavedIn } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import type { EntrySession, SessionState } from '../session.ts';
import { standingOf } from '../standing.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { DiscardDialog } from './EntryDialogs.tsx';
import { EntryFailure } from './EntryFailure.tsx';

interface EntrySaveBarProps extends Pick<EntryStatus, 'remarks' | 'decisions'> {
  readonly session: EntrySession;
  readonly state: SessionState;
  readonly status: EntryStatus;
}

/** The state of the entry between what is typed and what is saved, and what it changes on the site. */
export function EntrySaveBar({ session, state, status, remarks, decisions }: EntrySaveBarProps) {
  const [isSaving, act] = useAct();
  const [isDiscarding, setDiscarding] = useState(false);
  const { isSaved, text } = standingOf(state);
  const [unread] = state.unread.keys();
  const faults = remarks.filter(({ level }) => level === 'error');
  const others = unsavedIn(useStore(desk.overview)).filter(({ subject }) => subject !== session.subject);
  const save = async () => {
    if (await session.save()) desk.speak(words.entry.saved);
    await desk.refresh();
  };
  const discard = async () => {
    const done = await session.discard();
    if (done === 'gone') desk.leave(session.subject);
    if (done) desk.say(done === 'gone' ? words.entry.dropped : words.entry.discarded);
    await desk.refresh();
  };
  return (
    <SaveBar
      isSaved={isSaved}
      failure={state.failure && <EntryFailure state={state} session={session} />}
      standing={
        <>
          <strong>
            {unread !== undefined ? (
              <a href={hrefOfPlace({ subject: session.subject, pointer: unread })}>{text}</a>
            ) : isSaved && others.length + faults.length > 0 ? (
              words.unsaved.here
            ) : (
              text
            )}
          </strong>
          {isSaved && faults.length > 0 && (
            <Few
              lead={words.entry.stillToCorrect(faults.length)}
              links={faults.map(({ place }) => [hrefOfPlace(place), place.label])}
            />
          )}
          {isSaved && others.length > 0 && (
            <Few
              lead={words.unsaved.others(others.length)}
              links={others.map(({ subject, title }) => [hrefOfPlace({ subject, pointer: '' }), title])}
            />
          )}
          {isSaved && decisions[0] && (
            <Few
              lead={words.entry.stillToDecide(decisions.length)}
              links={decisions[0].places.map((place) => [hrefOfPlace(place), inFew(place, session.subject)])}
            />
          )}
          {state.conflict && (
            <Button look="plain" onClick={() => document.getElementById('conflit')?.focus()}>
              {words.entry.toConflict}
            </Button>
          )}
          {status.state.unsaved && !state.isSending && <Changes status={status} />}
        </>
      }
    >
      {!isSaved && (
        <Button look="plain" onClick={() => setDiscarding(true)}>
          {words.entry.discard}
        </Button>
      )}
      <Button
        look="solid"
        icon="check"
        disabled={isSaved || isSaving || state.conflict !== null}
        onClick={() => void act(save)}
      >
        {isSaving ? words.entry.saving : words.entry.save}
      </Button>
      {isDiscarding && <DiscardDialog onClose={() => setDiscarding(false)} onDiscard={discard} />}
    </SaveBar>
  );
}

interface FewProps {
  readonly lead: string;
  readonly links: readonly (readonly [href: string, name: string])[];
}

function inFew({ subject, title, label, excerpt }: Place, here: Subject): string {
  return [subject === here ? label : title, excerpt && `(${excerpt})`].filter(Boolean).join(' ');
}

/** The first of several places, by name. */
function Few({ lead, links }: FewProps) {
  return (
    <span>
      {lead}
      {links.slice(0, 2).map(([href, name], index) => (
        <Fragment key={href}>
          {index > 0 ? ', ' : ' '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
      {links.length > 2 && '…'}
    </span>
  );
}

/** The pages that show what has changed, by name, where that is certain. */
function Changes({ status }: { readonly status: EntryStatus }) {
  const { changes, affectsAllPages, visibleFrom } = status;
  const from =
    visibleFrom === null
      ? []
      : [visibleFrom === 'draft' ? words.publish.draft : words.entry.visibleFrom(dayInWords(visibleFrom))];
  if (isUnfinished(status)) return <span>{words.entry.changesLater}</span>;
  if (affectsAllPages) return <span>{[words.entry.affectsAllPages, ...from].join(', ')}</span>;
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{[words.entry.changes(changes.length), ...from].join(', ')}</summary>
      <ul>
        {changes.map(({ address, title }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether something is missing or wrong in an entry. */
export function isUnfinished({ state }: EntryStatus): boolean {
  return state.errors + state.gaps > 0;
}
