import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { ChoiceList } from '../../contract.ts';
import { words } from '../words.ts';
import styles from './Combobox.module.css';
import { Icon } from './Icon.tsx';

type Option = ChoiceList['options'][number];

interface Props {
  readonly id: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** What the server found for the typed words: below the options. */
  readonly further?: readonly Option[] | undefined;
  readonly onType?: (typed: string) => void;
  readonly onChoose: (value: string) => void;
  /** Whether what is typed is a value, too, though no option has it. */
  readonly isFree?: boolean;
  /** What choosing the typed words is called where no option has them. */
  readonly otherwise?: (typed: string) => string;
  /** Whether there is always a list, and Escape closes what is around it. */
  readonly staysOpen?: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** More than anyone reads or a list should render. */
const MOST = 60;

/**
 * A text field with a list that one searches by typing, as ARIA's practices describe it: the focus stays in the field, arrows
 * walk the list, Enter chooses, Escape closes.
 */
export function Combobox({
  id,
  value,
  options,
  further,
  onType,
  onChoose,
  isFree,
  otherwise,
  staysOpen = false,
  isRequired,
  isInvalid,
  describedBy,
}: Props) {
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || staysOpen;
  const [active, setActive] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // Not deferred: Enter chooses of what the typed letters find, however fast it follows them.
  const answers = useMemo(
    () => [options, further ?? []].flatMap((each) => optionsFor(each, typed ?? '')),
    [options, further, typed],
  );
  const found =
    answers.length === 0 && otherwise && typed
      ? [{ value: typed, label: otherwise(typed), detail: null, picture: null }]
      : answers;
  const shown = typed ?? chosen?.label ?? value;

  const open = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option) => {
    onChoose(option.value);
    close();
  };
  const leave = () => {
    if (typed !== null && isFree) onChoose(typed.trim());
    else if (typed === '' && !isRequired) onChoose('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive((active + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = found[active];
      if (option && (typed !== '' || isRequired)) choose(option);
      else leave();
    } else if (event.key === 'Escape' && isOpen && !staysOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.combobox}>
      {chosen?.picture && typed === null && (
        <img src={chosen.picture} alt="" className={styles.chosenPicture} />
      )}
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${list}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-required={isRequired || undefined}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onType?.(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <span className={styles.arrow}>
        <Icon name="chevron" />
      </span>
      {isOpen && (
        <div id={list} role="listbox" className={`card ${styles.list}`} aria-label={words.field.opensList}>
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the list
            <div
              key={option.value}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              ref={index === active ? scrollIntoView : undefined}
              onMouseMove={() => setActive(index)}
              // Before the field loses the focus, which closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.picture && <img src={option.picture} alt="" />}
              <span>{option.label}</span>
              {option.detail && <small>{option.detail}</small>}
            </div>
          ))}
        </div>
      )}
      {isOpen && found.length === 0 && !isFree && (
        <p className={`card ${styles.list} ${styles.none}`}>{words.field.noChoice(typed ?? '')}</p>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && typed ? words.field.found(found.length) : ''}
      </span>
    </div>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Options that hold all typed words, whatever their accents, those that begin with them first. */
function optionsFor(options: readonly Option[], query: string): readonly Option[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  const found = options.filter((option) => {
    const text = fold(`${option.label} ${option.detail ?? ''}`);
    return asked.every((word) => text.includes(word));
  });
  const begins = (option: Option) => fold(option.label).startsWith(asked[0] ?? '');
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, MOST);
}
