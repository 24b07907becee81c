import { useEffect, useId, useMemo, useState } from 'react';
import type { ChoiceList, Overview } from '../contract.ts';
import { type Address, go, hrefOfPlace, parseAddress } from './address.ts';
import { api } from './api.ts';
import { useAnswer } from './asking.ts';
import { desk } from './desk-store.ts';
import { VIEWS } from './Navigation.tsx';
import styles from './Palette.module.css';
import { Combobox } from './parts/Combobox.tsx';
import { Dialog } from './parts/Dialog.tsx';
import { useStore } from './store.ts';
import { type AskingTarget, addressOf, isAsking, ShortcutDialog } from './views/ShortcutDialog.tsx';
import { words } from './words.ts';

type Option = ChoiceList['options'][number];

interface Act {
  readonly label: string;
  readonly detail: string;
  readonly picture?: string | null;
  readonly run: () => void;
  /** Whether it asks something in the place of the palette. */
  readonly stays?: true;
}

/** All that one can go to and do, found by typing some letters of it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const overview = useStore(desk.overview);
  const id = useId();
  // The view does not change while it lies behind the dialog.
  const [asked, setAsked] = useState<AskingTarget | null>(null);
  const acts = useMemo(() => [...actsHere(), ...actsAnywhere(overview, setAsked)], [overview]);
  const options = useMemo(
    () =>
      acts.map(
        ({ label, detail, picture = null }, index): Option => ({
          value: String(index),
          label,
          detail,
          picture,
        }),
      ),
    [acts],
  );
  const [typed, setTyped] = useState('');
  const found = useAnswer(typed, () => (typed.trim() === '' ? null : api.search(typed)));
  const fields = useMemo(
    () =>
      found?.answer.places.flatMap((place): Option[] => {
        const { pointer, label, title } = place;
        return pointer ? [{ value: hrefOfPlace(place), label, detail: title, picture: null }] : [];
      }),
    [found?.answer],
  );
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  if (asked !== null) return <ShortcutDialog target={asked} onClose={onClose} />;
  return (
    <Dialog title={words.palette.title} size="large" onClose={onClose}>
      <div className={styles.palette}>
        <label htmlFor={id}>{words.palette.label}</label>
        <Combobox
          id={id}
          value=""
          options={options}
          further={fields}
          onType={setTyped}
          otherwise={words.palette.find}
          onChoose={(chosen) => {
            const act = acts[Number(chosen)];
            if (act?.stays) return act.run();
            onClose();
            // Once the dialog has given the focus back, so that what opens may take it.
            const search: Address = { view: 'search', query: chosen };
            const otherwise = chosen.startsWith('#/') ? parseAddress(chosen) : search;
            setTimeout(() => (act ? act.run() : go(otherwise)));
          }}
          staysOpen
          isRequired
        />
      </div>
    </Dialog>
  );
}

/** What the view offers: its buttons and links. */
function actsHere(): Act[] {
  const controls = document.querySelectorAll<HTMLElement>('main [data-acts] :is(a, button:not(:disabled))');
  return [...controls].map((control) => ({
    label: control.textContent ?? '',
    detail: words.palette.act,
    run: () => control.click(),
  }));
}

function actsAnywhere(overview: Overview | null, ask: (target: AskingTarget) => void): Act[] {
  const views: readonly { readonly name: string; readonly to: Address }[] = [
    ...VIEWS,
    { name: words.search.title, to: { view: 'search', query: '' } },
    { name: words.replace.title, to: { view: 'replace', query: '', subject: null } },
  ];
  const collections = overview?.collections ?? [];
  const { canUndo, canRedo, shortcuts = [] } = overview ?? {};
  return [
    ...shortcuts.map(
      ({ title, help, target }): Act =>
        isAsking(target)
          ? { label: title, detail: help, run: () => ask(target), stays: true }
          : { label: title, detail: help, run: () => go(addressOf(target)) },
    ),
    { label: words.palette.saveAll, detail: words.palette.act, run: () => void desk.saveAll() },
    ...views.map(({ name, to }) => ({ label: name, detail: words.palette.view, run: () => go(to) })),
    ...collections
      .filter(({ canAddEntries }) => canAddEntries)
      .map(({ id, title, description }) => ({
        label: words.palette.add(title, description),
        detail: words.palette.new,
        run: () => ask({ create: id }),
        stays: true as const,
      })),
    ...collections.map(({ id, title }) => ({
      label: title,
      detail: words.nav.collections,
      run: () => go({ view: 'collection', collection: id }),
    })),
    ...collections.flatMap(({ title: detail, entries }) =>
      entries.map(({ subject, title, picture }) => ({
        label: title,
        detail,
        picture,
        run: () => go({ view: 'entry', subject, pointer: null }),
      })),
    ),
    // Their words are those of the entries.
    ...(canUndo
      ? [{ label: words.nav.undoLabel(canUndo), detail: words.palette.undoKeys, run: () => void desk.undo() }]
      : []),
    ...(canRedo
      ? [{ label: words.nav.redoLabel(canRedo), detail: words.palette.redoKeys, run: () => void desk.redo() }]
      : []),
  ];
}
