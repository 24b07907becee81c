import type { ReactNode } from 'react';
import { use } from 'react';
import { typography } from '../../../core/language/french-typography.ts';
import { isWithin } from '../../../core/values/pointer.ts';
import type { Field, Pointer } from '../../contract.ts';
import { DecisionCard } from '../parts/DecisionCard.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import { words } from '../words.ts';
import { CompareContext } from './compare.ts';
import { type Control, placeHere, useForm } from './form.ts';
import styles from './Labelled.module.css';

interface Props {
  readonly field: Field;
  readonly pointer: Pointer;
  readonly control: Control;
  /** `group`: the label names several controls. */
  readonly names?: 'control' | 'group';
  /** Whether a field of the same value is inside, and shows what is wrong with it. */
  readonly isFrame?: boolean;
  readonly children: ReactNode;
}

/** A control with its label, its help, and what is wrong with it. */
export function Labelled({ field, pointer, control, names = 'control', isFrame = false, children }: Props) {
  const isGroup = names === 'group';
  const Name = isGroup ? 'span' : 'label';
  return (
    <div
      className={`stack ${styles.field}`}
      data-pointer={pointer}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': control.labelId,
        'aria-describedby': control.describedBy,
        id: control.id,
        tabIndex: -1,
      })}
    >
      <Name id={control.labelId} className={styles.label} {...(!isGroup && { htmlFor: control.id })}>
        {field.label}
        {!field.required && <small>{words.optional}</small>}
      </Name>
      {field.help && (
        <p id={`${control.id}-help`} className="quiet">
          {typography(field.help)}
        </p>
      )}
      {children}
      {!isFrame && <Remarks id={`${control.id}-remarks`} remarks={control.remarks} />}
      {!isFrame && <DecisionsAt pointer={pointer} />}
    </div>
  );
}

/** The contradictions shown at a field: with another place, or in itself. */
export function DecisionsAt({ pointer }: { readonly pointer: Pointer }) {
  // Where readings are side by side, their decision is below them all.
  const isCompared = use(CompareContext) !== null;
  return isCompared ? null : <Decisions isHere={(at) => at === pointer} />;
}

export function DecisionsWithin({ pointer }: { readonly pointer: Pointer }) {
  return <Decisions isHere={(at) => at !== pointer && isWithin(at, pointer)} />;
}

function Decisions({ isHere }: { readonly isHere: (at: Pointer) => boolean }) {
  const { decisions, session } = useForm();
  const here = decisions.filter((decision) => {
    const at = placeHere(decision, session.subject);
    return at !== null && isHere(at);
  });
  return here.map((decision) => (
    <DecisionCard key={decision.id} decision={decision} subject={session.subject} />
  ));
}
