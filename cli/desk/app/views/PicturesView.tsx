import { useDeferredValue, useId, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { AddedPicture, SitePicture, Undone } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PictureChooser } from '../parts/PictureChooser.tsx';
import { words } from '../words.ts';
import { CropDialog } from './CropDialog.tsx';
import styles from './PicturesView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

type Act = 'replace' | 'crop' | 'remove';

/** The pictures of the site: how large they are, where they are shown, and what may be done with them. */
export function PicturesView() {
  const pictures = useAnswer('', api.pictures)?.answer;
  const [typed, setTyped] = useState('');
  const [isUnused, setUnused] = useState(false);
  const [act, setAct] = useState<{ readonly act: Act; readonly on: readonly SitePicture[] } | null>(null);
  const query = fold(useDeferredValue(typed));
  const filter = useId();
  const [, run] = useAct();
  if (pictures === undefined) return <View title={words.pictures.title}>{words.loading}</View>;
  const unused = pictures.filter((picture) => picture.isUnused);
  const found = (isUnused ? unused : pictures).filter(({ label, value }) =>
    fold(`${label} ${value}`).includes(query),
  );
  const done = async (change: () => Promise<string>) => {
    setAct(null);
    await run(async () => desk.say(await change()));
    await desk.reread();
  };
  const changed = ({ label }: Undone) => words.pictures.done(label);
  const [first] = act?.on ?? [];
  return (
    <View
      title={words.pictures.title}
      actions={
        unused.length > 0 && (
          <Button icon="remove" onClick={() => setAct({ act: 'remove', on: unused })}>
            {words.pictures.removeAll(unused.length)}
          </Button>
        )
      }
    >
      <div className={`row ${shared.filter}`}>
        <div>
          <label htmlFor={filter}>{words.pictures.filter}</label>
          <input id={filter} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
        <p role="status">{words.pictures.count(found.length, weight(found))}</p>
      </div>
      <label className="tick">
        <input type="checkbox" checked={isUnused} onChange={() => setUnused(!isUnused)} />
        {words.pictures.unused}
      </label>
      {found.length === 0 && <p className="empty">{words.pictures.none}</p>}
      <ul className={`stack ${styles.pictures}`}>
        {found.map((picture) => (
          <Picture
            key={picture.value}
            picture={picture}
            onAct={(name) => setAct({ act: name, on: [picture] })}
          />
        ))}
      </ul>
      {act?.act === 'remove' && (
        <Dialog title={words.pictures.removeAsk(act.on.length)} onClose={() => setAct(null)}>
          <p className="quiet">{words.pictures.removeHelp}</p>
          <Button
            look="solid"
            icon="remove"
            onClick={() =>
              void done(async () =>
                words.pictures.removed((await api.removePictures(act.on.map(({ value }) => value))).removed),
              )
            }
          >
            {words.pictures.remove}
          </Button>
        </Dialog>
      )}
      {act?.act === 'replace' && first && (
        <Dialog title={words.pictures.replace} size="large" onClose={() => setAct(null)}>
          <PictureChooser
            value={first.value}
            address={first.address}
            title={first.label}
            onAdd={({ value }: AddedPicture) =>
              void done(async () => changed(await api.replacePicture(first.value, value)))
            }
            onChoose={(value) => void done(async () => changed(await api.replacePicture(first.value, value)))}
          />
        </Dialog>
      )}
      {act?.act === 'crop' && first && (
        <CropDialog
          picture={first}
          onClose={() => setAct(null)}
          onCrop={(area) => void done(async () => changed(await api.cropPicture(first.value, area)))}
        />
      )}
    </View>
  );
}

interface PictureProps {
  readonly picture: SitePicture;
  readonly onAct: (act: Act) => void;
}

function Picture({ picture, onAct }: PictureProps) {
  const { label, value, address, width, height, places, isUnused } = picture;
  const size = width && height ? `${words.pictures.size(width, height)}, ` : '';
  const ofShown: readonly Act[] = /\.svg$/i.test(value) ? ['replace'] : ['replace', 'crop'];
  const acts = [...(places.length > 0 ? ofShown : []), ...(isUnused ? (['remove'] as const) : [])];
  return (
    <li className={`card stack ${styles.picture}`}>
      <img src={address} alt="" loading="lazy" />
      <strong>{label}</strong>
      <small>{`${size}${weight([picture])}`}</small>
      {places.length === 0 ? (
        <small>{isUnused ? words.pictures.uses(0) : words.pictures.saved}</small>
      ) : (
        <details>
          <summary>{words.pictures.uses(places.length)}</summary>
          <ul aria-label={words.pictures.where}>
            {places.map((place) => (
              <li key={`${place.subject} ${place.pointer}`}>
                <a href={hrefOfPlace(place)}>{`${place.title}, ${place.label}`}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="row">
        {acts.map((act) => (
          <Button key={act} look="plain" onClick={() => onAct(act)}>
            {words.pictures[act]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** What pictures weigh together, in words. */
function weight(pictures: readonly SitePicture[]): string {
  const kilobytes = pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [count, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
  return count.toLocaleString('fr', { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 });
}
