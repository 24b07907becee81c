import type { Publication } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { type Left, leftOut } from '../left-after.ts';
import { words } from '../words.ts';

interface Props {
  readonly publication: Publication;
  readonly left: Left;
}

/** Each field that is in the way, the way to it, and whether the rest can go without. */
export function Faults({ publication: { faults, entries }, left }: Props) {
  const subjects = faults.map(({ place }) => place.subject);
  const waiting = leftOut(entries, new Set([...left, ...subjects]));
  const canWait = waiting.size < entries.length && subjects.every((subject) => waiting.has(subject));
  return (
    <>
      <p>{words.publish.faults(canWait)}</p>
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
