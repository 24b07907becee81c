import { useState } from 'react';
import type { Conflict } from '../../contract.ts';
import { useAct } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { ConflictCard, type Sides } from '../parts/ConflictCard.tsx';
import type { EntrySession } from '../session.ts';
import { words } from '../words.ts';

/** What somebody else has changed in the entry that is open; nothing is written until one version is chosen of each field. */
export function ConflictView({
  session,
  conflict,
}: {
  readonly session: EntrySession;
  readonly conflict: Conflict;
}) {
  const [chosen, setChosen] = useState<Sides>({});
  const [isBusy, act] = useAct();
  const mine = Object.fromEntries(conflict.fields.map(({ place }) => [place.pointer, 'mine'] as const));
  const sides = { ...mine, ...chosen };
  const resolve = () =>
    act(async () => {
      if (!(await session.resolve(conflict, sides))) return;
      const [side = 'mine', ...others] = new Set(conflict.fields.map(({ place }) => sides[place.pointer]));
      desk.say(words.conflict.kept[others.length > 0 ? 'both' : side]);
      await desk.refresh();
    });
  return (
    <ConflictCard
      id="conflit"
      title={words.conflict.title}
      text={words.conflict.help}
      fields={conflict.fields}
      sides={sides}
      onChange={setChosen}
    >
      <p>
        <Button look="solid" disabled={isBusy} onClick={() => void resolve()}>
          {words.conflict.do}
        </Button>
      </p>
    </ConflictCard>
  );
}
