import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { AddedPicture } from '../../contract.ts';
import { api, asDeskError, DeskError } from '../api.ts';
import { desk } from '../desk-store.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { Alert } from './Alert.tsx';
import buttons from './Button.module.css';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './PictureChooser.module.css';

/** Time until what nobody has answered is sent again, in milliseconds. */
const PATIENCE = 1_500;

interface Props {
  readonly value: unknown;
  readonly address: string | null | undefined;
  /** What shows it: a photograph named by a camera is called so. */
  readonly title: string | undefined;
  /** Already given, by pasting or dropping it. */
  readonly file?: File | undefined;
  readonly onAdd: (picture: AddedPicture) => void;
  readonly onChoose: (value: string) => void;
}

/** A picture: dropped here, chosen from the computer, or taken from those of the site. */
export function PictureChooser({ value, address, title, file, onAdd, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<DeskError | null>(null);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const last = useRef({ file, onAdd });
  useEffect(() => {
    last.current.onAdd = onAdd;
  });
  const send = async (given: File, isWanted: () => boolean): Promise<void> => {
    try {
      const picture = await api.addPicture(given, nameFor(given.name, title));
      if (!isWanted()) return;
      setRefusal(null);
      last.current.onAdd(picture);
    } catch (error) {
      if (!isWanted()) return;
      const failed = asDeskError(error);
      const { message, isPassing } = failed;
      const shown = isPassing ? new DeskError({ message, advice: words.picture.waits }) : failed;
      if (isPassing) setTimeout(() => void send(given, isWanted), PATIENCE);
      else if (!card.current) desk.complain(failed);
      setRefusal(shown);
      desk.speak('');
    }
  };
  const add = async (given: File | undefined) => {
    if (!given) return;
    last.current.file = given;
    setWorking(true);
    setRefusal(null);
    desk.speak(words.picture.working);
    const dialog = card.current?.closest('dialog');
    // Another choice takes its place; what a dialog asked for ends with it.
    await send(given, () => last.current.file === given && dialog?.isConnected !== false);
    setWorking(false);
  };
  const addFirst = useEffectEvent(() => void add(file));
  useEffect(addFirst, []);
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
    <>
      <div ref={card} className={`card row ${styles.picture}`} data-over={isOver || undefined} {...drop}>
        {address ? (
          <img src={address} alt="" className={styles.shown} />
        ) : (
          <span className={`quiet ${styles.none}`}>{value ? words.picture.unseen : words.picture.none}</span>
        )}
        <div className={`stack quiet ${styles.ways}`}>
          <p>{isWorking ? words.picture.working : words.picture.drop}</p>
          <input
            id={id}
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={(event) => {
              void add(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <label htmlFor={id} className={`${buttons.button} ${styles.choose}`} data-look="outline">
            {words.picture.choose}
          </label>
          <Button icon="picture" onClick={() => setChoosing(true)}>
            {words.picture.gallery}
          </Button>
        </div>
      </div>
      {refusal && <Alert className="fault" message={refusal.message} advice={refusal.advice} />}
      {isChoosing && (
        <Gallery
          chosen={value}
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            last.current.file = undefined;
            setRefusal(null);
            setChoosing(false);
            onChoose(picture);
          }}
        />
      )}
    </>
  );
}

/** The names that cameras and phones give to pictures: they do not describe anything. */
const OF_A_CAMERA =
  /^(?:(?:img|dsc[fn]?|pxl|mvimg|gopr|dji|p|image|photo|picture|screenshot|capture(?: d.écran)?|whatsapp image|sans titre|untitled)[^\p{L}]*(?:wa\d+)?|[\d\s_.-]+)$/iu;

/** A name for a picture's address: that of its file, or of the entry that shows it. */
function nameFor(name: string, title: string | undefined): string {
  const stem = name.replace(/\.[^.]*$/, '');
  return title !== undefined && OF_A_CAMERA.test(stem) ? title : stem;
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
      <label htmlFor={id}>{words.picture.filter}</label>
      <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul className={`stack ${styles.gallery}`}>
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
