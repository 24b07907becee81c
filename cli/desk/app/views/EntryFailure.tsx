import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { FailureBar } from '../parts/FailureBar.tsx';
import type { EntrySession, SessionState } from '../session.ts';
import { words } from '../words.ts';

interface Props {
  readonly state: SessionState;
  readonly session: EntrySession;
}

/** What failed, and what becomes of the words that did not arrive. */
export function EntryFailure({ state, session }: Props) {
  return (
    <FailureBar
      failure={state.failure ?? { message: '', advice: null }}
      retry={words.entry.retry}
      onRetry={() => void session.retry()}
    >
      {session.hasUnsent && (
        <p>
          <Button look="plain" onClick={() => void copyUnsent(session)}>
            {words.entry.copy}
          </Button>
          <Button look="plain" onClick={() => void takeBack(session)}>
            {words.entry.takeBack}
          </Button>
        </p>
      )}
    </FailureBar>
  );
}

async function copyUnsent(session: EntrySession): Promise<void> {
  await navigator.clipboard.writeText(session.unsentText);
  desk.tell(words.entry.copied);
}

async function takeBack(session: EntrySession): Promise<void> {
  await session.takeBack();
  if (session.isGone) desk.leave(session.subject);
  if (!session.hasUnsent) desk.tell(session.isGone ? words.entry.dropped : words.entry.tookBack);
}
