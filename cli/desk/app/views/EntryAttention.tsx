import type { EntryStatus, Remark, Subject } from '../../contract.ts';
import { go } from '../address.ts';
import { focusOnDecision, focusWithin, placeHere } from '../fields/form.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './EntryPage.module.css';

interface Props extends Pick<EntryStatus, 'remarks' | 'decisions'> {
  readonly subject: Subject;
}

/** How much there is to look at, each a way to its first field. */
export function EntryAttention({ remarks, decisions, subject }: Props) {
  const at = (level: Remark['level']) =>
    remarks.filter((remark) => remark.level === level).map(({ place }) => place.pointer);
  const decision = decisions.find((one) => placeHere(one, subject) !== null);
  const items = [
    { tone: 'error', icon: 'alert', say: words.entry.problems, pointers: at('error') },
    { tone: 'gap', icon: 'unfinished', say: words.entry.gaps, pointers: at('gap') },
    {
      tone: 'decide',
      icon: 'question',
      say: words.entry.decide,
      pointers: decisions.map((one) => placeHere(one, subject)),
    },
    { tone: 'quiet', icon: 'unfinished', say: words.entry.unfinished, pointers: at('provisional') },
  ] as const;
  const shown = items.filter(({ pointers }) => pointers.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${styles.attention}`} aria-label={words.entry.attention}>
      {shown.map(({ tone, icon, say, pointers }) => (
        <li key={tone}>
          <Button
            icon={icon}
            data-tone={tone}
            onClick={() => {
              const to = pointers.find((pointer) => pointer !== null) ?? null;
              go({ view: 'entry', subject, pointer: to });
              if (tone === 'decide' && decision) focusOnDecision(decision.id, to ?? '');
              else focusWithin(to ?? '');
            }}
          >
            {say(pointers.length)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
