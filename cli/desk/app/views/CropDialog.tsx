import { useState } from 'react';
import type { Area, SitePicture } from '../../contract.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from '../words.ts';
import styles from './PicturesView.module.css';

interface Props {
  readonly picture: SitePicture;
  readonly onCrop: (area: Area) => void;
  readonly onClose: () => void;
}

const EDGES = ['left', 'top', 'right', 'bottom'] as const;
/** What remains at least between two edges, in per cent. */
const LEAST = 5;

/** How much of each edge of a photograph is cut away, in per cent: by moving its slider, with the pointer or by keys. */
export function CropDialog({ picture, onCrop, onClose }: Props) {
  const [cut, setCut] = useState({ left: 0, top: 0, right: 0, bottom: 0 });
  const { left, top, right, bottom } = cut;
  const opposite = { left: right, right: left, top: bottom, bottom: top };
  return (
    <Dialog title={words.pictures.crop} size="large" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onCrop({
            left: left / 100,
            top: top / 100,
            width: (100 - left - right) / 100,
            height: (100 - top - bottom) / 100,
          });
        }}
      >
        <p className="quiet">{words.pictures.cropHelp}</p>
        <div className={styles.whole}>
          <img src={picture.address} alt="" />
          <span style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }} />
        </div>
        <div className={`stack ${styles.edges}`}>
          {EDGES.map((edge) => (
            <label key={edge}>
              {words.pictures.edges[edge]}
              <input
                type="range"
                min={0}
                max={100 - LEAST}
                value={cut[edge]}
                onChange={({ target }) =>
                  setCut({ ...cut, [edge]: Math.min(Number(target.value), 100 - LEAST - opposite[edge]) })
                }
              />
              <output>{`${cut[edge]} %`}</output>
            </label>
          ))}
        </div>
        <Button type="submit" look="solid" icon="check" disabled={left + top + right + bottom === 0}>
          {words.pictures.do}
        </Button>
      </form>
    </Dialog>
  );
}
