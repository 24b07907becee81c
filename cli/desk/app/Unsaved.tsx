import { hrefOf } from './address.ts';
import { useAct } from './asking.ts';
import { desk, unsavedIn } from './desk-store.ts';
import { Button } from './parts/Button.tsx';
import { SaveBar } from './parts/SaveBar.tsx';
import { useStore } from './store.ts';
import { words } from './words.ts';

/** The entries that are not saved, and a button that saves them all. */
export function Unsaved() {
  const entries = unsavedIn(useStore(desk.overview));
  const [isSaving, act] = useAct();
  const { unsaved: say } = words;
  if (entries.length === 0) return null;
  return (
    <SaveBar
      isSaved={false}
      standing={
        <details>
          <summary>
            <strong>{say.count(entries.length)}</strong>
          </summary>
          <ul>
            {entries.map(({ subject, title }) => (
              <li key={subject}>
                <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      }
    >
      <Button look="solid" icon="check" disabled={isSaving} onClick={() => void act(desk.saveAll)}>
        {isSaving ? words.entry.saving : say.saveAll}
      </Button>
    </SaveBar>
  );
}
