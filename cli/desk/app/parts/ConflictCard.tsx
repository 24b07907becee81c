import { type ReactNode, useId } from 'react';
import type { ClashingField, Pointer } from '../../contract.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import styles from './ConflictCard.module.css';

/** The version that was chosen of each field. */
export type Sides = Readonly<Record<Pointer, 'mine' | 'theirs'>>;

interface Props {
  /** Of its heading, which may take the focus. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  /** What the other version is called; what is there now by default. */
  readonly theirs?: string;
  readonly fields: readonly ClashingField[];
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
  readonly children?: ReactNode;
}

/** Both versions of each field that was changed twice, to choose from. */
export function ConflictCard({
  id: given,
  title,
  text,
  theirs = words.conflict.theirs,
  fields,
  sides,
  onChange,
  children,
}: Props) {
  const made = useId();
  const id = given ?? made;
  const all = (side: 'mine' | 'theirs') =>
    onChange(Object.fromEntries(fields.map(({ place }) => [place.pointer, side])));
  return (
    <section className={`card stack ${styles.conflict}`} role="alert" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {fields.length > 1 && (
        <p className="row">
          <Button onClick={() => all('mine')}>{words.conflict.keepMine}</Button>
          <Button onClick={() => all('theirs')}>{words.conflict.keepTheirs}</Button>
        </p>
      )}
      {fields.map((field) => (
        <fieldset key={field.place.pointer} className={styles.field}>
          <legend>{field.place.label}</legend>
          <div>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="stack">
                <span className="tick">
                  <input
                    type="radio"
                    name={`${id} ${field.place.pointer}`}
                    checked={sides[field.place.pointer] === side}
                    onChange={() => onChange({ ...sides, [field.place.pointer]: side })}
                  />
                  {side === 'mine' ? words.conflict.mine : theirs}
                </span>
                {field.pictures?.[side] ? (
                  <img src={field.pictures[side]} alt={field[side]} />
                ) : (
                  <q>{field[side] || words.conflict.empty}</q>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {children}
    </section>
  );
}
