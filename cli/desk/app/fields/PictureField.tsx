import { type DragEvent, useId, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import { valueAt } from '../../../core/values/json-value.ts';
import { parentPointer, pointerTo } from '../../../core/values/pointer.ts';
import { api, DeskError, RefusedError } from '../api.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Told } from '../parts/Told.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { focusWithin, useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';
import styles from './PictureField.module.css';

/** A picture: dropped here, chosen from the computer, or taken from those of the site. */
export function PictureField({ field, pointer, value }: FieldProps<FieldOf<'picture'>>) {
  const control = useControl(field, pointer);
  const options = useStore(desk.list('pictures'))?.options ?? [];
  const [added, setAdded] = useState<{ readonly value: string; readonly address: string } | null>(null);
  const [isOver, setOver] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<DeskError | null>(null);
  const { session } = useForm();
  const file = useId();
  const address =
    added?.value === value ? added?.address : options.find((option) => option.value === value)?.picture;

  // Words about another picture would be wrong: a new description is required, and « Annuler » restores the old one.
  const description = pointerTo(parentPointer(pointer), 'alt');
  const isDescribed = typeof valueAt(session.store.get().value, description) === 'string';
  const show = (picture: string) => {
    if (picture === value) return;
    control.write(picture);
    if (!isDescribed) return;
    session.setValue(description, '');
    setTimeout(() => focusWithin(description));
  };
  const add = async (dropped: File | undefined) => {
    if (!dropped) return;
    setWorking(true);
    setRefusal(null);
    desk.speak(words.picture.working);
    try {
      const picture = await api.addPicture(dropped, nameFor(dropped.name, session.store.get().view?.title));
      setAdded(picture);
      show(picture.value);
      const done = words.picture.added(picture.width, picture.height);
      desk.say(isDescribed ? `${done} ${words.picture.describe}` : done);
    } catch (error) {
      if (!(error instanceof RefusedError)) desk.complain(error);
      else setRefusal(new DeskError(error.refusal));
    } finally {
      setWorking(false);
    }
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void add(event.dataTransfer.files[0]);
    },
  };

  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <div className={styles.picture} data-over={isOver || undefined} {...drop}>
        {address ? (
          <img src={address} alt="" className={styles.shown} />
        ) : (
          <span className={styles.none}>{value ? words.picture.unseen : words.picture.none}</span>
        )}
        <div className={styles.ways}>
          <p>{isWorking ? words.picture.working : words.picture.drop}</p>
          <input
            id={file}
            type="file"
            accept="image/*"
            className={styles.file}
            onChange={(event) => {
              void add(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <label htmlFor={file} className={styles.choose}>
            {words.picture.choose}
          </label>
          <Button icon="picture" onClick={() => setChoosing(true)}>
            {words.picture.gallery}
          </Button>
        </div>
      </div>
      {refusal && <Told className={styles.refusal} message={refusal.message} advice={refusal.advice} />}
      {isChoosing && (
        <Gallery
          chosen={value}
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            setChoosing(false);
            show(picture);
          }}
        />
      )}
    </Labelled>
  );
}

/** The names that cameras and phones give to pictures: they do not describe anything. */
const OF_A_CAMERA =
  /^(?:(?:img|dsc[fn]?|pxl|mvimg|gopr|dji|p|image|photo|picture|screenshot|capture(?: d.écran)?|whatsapp image|sans titre|untitled)[^\p{L}]*(?:wa\d+)?|[\d\s_.-]+)$/iu;

/** A name for a picture's address: its own, or that of the entry that shows it. */
function nameFor(name: string, title: string | undefined): string {
  const own = name.replace(/\.[^.]*$/, '');
  return title !== undefined && OF_A_CAMERA.test(own) ? title : own;
}

interface GalleryProps {
  readonly chosen: unknown;
  readonly onClose: () => void;
  readonly onChoose: (value: string) => void;
}

function Gallery({ chosen, onClose, onChoose }: GalleryProps) {
  const options = useStore(desk.list('pictures'))?.options ?? [];
  const [query, setQuery] = useState('');
  const id = useId();
  const found = options.filter((option) =>
    fold(`${option.label} ${option.detail ?? ''}`).includes(fold(query)),
  );
  return (
    <Dialog title={words.picture.galleryTitle} size="large" onClose={onClose}>
      <label htmlFor={id} className={styles.filter}>
        {words.picture.filter}
      </label>
      <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul className={styles.gallery}>
        {found.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === chosen}
              onClick={() => onChoose(option.value)}
            >
              {option.picture && <img src={option.picture} alt="" loading="lazy" />}
              <span>{option.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
