import { type FormEvent, Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { equalJson, valueAt } from '../../../core/values/json-value.ts';
import { isWithin } from '../../../core/values/pointer.ts';
import type { Json, SeasonItem } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { AnyField } from '../fields/AnyField.tsx';
import { type Form, FormContext, focusWithin } from '../fields/form.ts';
import { Alert } from '../parts/Alert.tsx';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './SeasonView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

/** What last year has left in the site: each thing is looked at, once a year. */
export function SeasonView() {
  const [year, setYear] = useState<number | null>(null);
  const [opened, setOpened] = useState<SeasonItem | null>(null);
  const season = useAnswer(String(year), () => api.season(year))?.answer;
  const { season: say } = words;
  if (season === undefined) return <View title={say.title}>{words.loading}</View>;
  // What is open may be of this year while it is typed.
  const isListed = opened === null || season.items.some(({ id }) => id === opened.id);
  const all = isListed ? season.items : [...season.items, opened];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return (
    <View
      title={say.titleOf(season.year)}
      lead={say.lead(season.items.length)}
      actions={
        <Button look="plain" onClick={() => setYear(season.isNext ? null : season.year + 1)}>
          {season.isNext ? say.back(season.year - 1) : say.next(season.year + 1)}
        </Button>
      }
    >
      {kinds.map((kind) => {
        const items = all.filter((item) => item.kind === kind);
        return (
          <section key={kind} className={shared.section}>
            <h2>{kind}</h2>
            <ul className={shared.rows}>
              {items.map((item) => (
                <Left
                  key={item.id}
                  item={item}
                  year={season.year}
                  isOpen={opened?.id === item.id}
                  onOpen={() => setOpened(item)}
                  onClose={() => setOpened((open) => (open?.id === item.id ? null : open))}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {season.reviewed.length > 0 && (
        <details className={shared.section}>
          <summary>{say.reviewed(season.reviewed.length)}</summary>
          <ul className={shared.rows}>
            {season.reviewed.map((item) => (
              <Reviewed key={item.id} item={item} year={season.year} />
            ))}
          </ul>
        </details>
      )}
    </View>
  );
}

interface LeftProps {
  readonly item: SeasonItem;
  readonly year: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

function Left({ item, year, isOpen, onOpen, onClose }: LeftProps) {
  const { place, lines, typed, isDisputed, canStay, canGo } = item;
  const [isBusy, answer] = useAnswerFor(item, year, onClose);
  const { season: say } = words;
  const button = (name: string, onClick: () => void, icon?: 'check') => (
    <Button
      {...(icon ? { icon } : { look: 'plain' })}
      disabled={isBusy}
      onClick={onClick}
      aria-label={`${name} : ${place.title}`}
    >
      {name}
    </Button>
  );
  return (
    <li className={shared.row}>
      <div className={`row ${styles.item}`}>
        <div className={styles.left}>
          <a href={hrefOfPlace(place)}>{place.title}</a>
          {isOpen ? (
            <Typed item={item} onSave={() => answer('keep')} onClose={onClose} />
          ) : (
            lines.map((line) => (
              <p key={line} className="quiet">
                {line}
              </p>
            ))
          )}
        </div>
        {!isOpen && (
          <div className="row">
            {isDisputed ? (
              <a href={hrefOfPlace(place)}>{say.choose}</a>
            ) : canStay ? (
              button(say.keep, () => void answer('keep'), 'check')
            ) : (
              button(say.begin(year), () => void answer('begin'), 'check')
            )}
            {canStay && typed.length > 0 && button(say.change, onOpen)}
            {canGo && button(say.remove, () => void answer('remove'))}
          </div>
        )}
      </div>
    </li>
  );
}

/** What has been looked at, and the way to have it asked again. */
function Reviewed({ item, year }: Pick<LeftProps, 'item' | 'year'>) {
  const { kind, place, lines } = item;
  const [isBusy, answer] = useAnswerFor(item, year);
  const { reopen } = words.season;
  return (
    <li className={shared.row}>
      <a href={hrefOfPlace(place)}>{place.title}</a>
      <Button
        look="plain"
        disabled={isBusy}
        onClick={() => void answer('reopen')}
        aria-label={`${reopen} : ${place.title}`}
      >
        {reopen}
      </Button>
      <p className="quiet">{[kind, ...lines].join(' · ')}</p>
    </li>
  );
}

/** Answers for an item, and says what was done. */
function useAnswerFor({ id }: SeasonItem, year: number, onDone?: () => void) {
  const [isBusy, act] = useAct();
  const answer = (how: Parameters<typeof api.answerSeason>[0]['act']) =>
    act(async () => {
      desk.say(words.done.saved((await api.answerSeason({ item: id, act: how, year })).label));
      onDone?.();
      await desk.reread();
    });
  return [isBusy, answer] as const;
}

type TypedField = SeasonItem['typed'][number];

interface TypedProps {
  readonly item: SeasonItem;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The fields of the entry for it; what is refused is marked there, and nothing of it is saved. Who changes a value and not the
 * text beside it is asked once.
 */
function Typed({ item, onSave, onClose }: TypedProps) {
  const [{ place, typed, others }] = useState(item);
  const before = useRef<Json>(null);
  const session = desk.session(place.subject);
  const { view, value, status } = useStore(session.store);
  const [isBusy, act] = useAct();
  const [unchanged, setUnchanged] = useState<readonly TypedField[]>([]);
  useEffect(() => void session.load(), [session]);
  const isRead = view !== null;
  useEffect(() => {
    if (!isRead) return;
    before.current = session.store.get().value;
    focusWithin(typed[0]?.pointer ?? '');
  }, [isRead, session, typed]);
  const remarks = status?.remarks;
  const form = useMemo<Form>(
    () => ({ Field: AnyField, session, remarks: remarks ?? [], decisions: [], target: null }),
    [session, remarks],
  );
  // A number says no other in its words.
  const isUnchanged = ({ pointer, field }: TypedField) =>
    field.kind !== 'number' &&
    equalJson(valueAt(before.current, pointer), valueAt(session.store.get().value, pointer));
  const save = async () => {
    if (!(await session.flush())) return;
    const wrong = session.store
      .get()
      .status?.remarks.find(
        ({ level, place: { pointer: at } }) =>
          level === 'error' && typed.some(({ pointer }) => isWithin(at, pointer)),
      );
    if (wrong) return focusWithin(wrong.place.pointer);
    const left = typed.filter(isUnchanged);
    const asked = left.length < typed.length && unchanged.length === 0 ? left : [];
    setUnchanged(asked);
    if (asked[0]) focusWithin(asked[0].pointer);
    else await onSave();
  };
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    desk.forms.set(place.subject, () => saveNow());
    return () => void desk.forms.delete(place.subject);
  }, [place.subject]);
  const cancel = async () => {
    for (const { pointer } of typed) {
      const value = valueAt(before.current, pointer);
      if (value === undefined) session.remove(pointer);
      else session.setValue(pointer, value);
    }
    if (await session.flush()) onClose();
  };
  if (!isRead) return <p>{words.loading}</p>;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act(save);
  };
  return (
    <form className="stack" onSubmit={onSubmit} noValidate>
      <FormContext value={form}>
        {typed.map(({ pointer, field }) => (
          <Fragment key={pointer}>
            {pointer === unchanged[0]?.pointer && (
              <Alert {...words.season.isUnchanged(labelsOf(unchanged))} />
            )}
            <AnyField field={field} pointer={pointer} value={valueAt(value, pointer)} />
          </Fragment>
        ))}
      </FormContext>
      {others.map((other) => (
        <p key={other}>{other}</p>
      ))}
      <p className="row">
        <Button type="submit" look="solid" icon="check" disabled={isBusy}>
          {words.entry.save}
        </Button>
        <Button look="plain" disabled={isBusy} onClick={() => void act(cancel)}>
          {words.cancel}
        </Button>
      </p>
    </form>
  );
}

function labelsOf(fields: readonly TypedField[]): string {
  return new Intl.ListFormat('fr').format(fields.map(({ field }) => field.label));
}
