import { useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PictureChooser } from '../parts/PictureChooser.tsx';
import { words } from '../words.ts';
import { addressOfPicture, type TextPicture, WIDTHS } from './text-picture.ts';

interface Props {
  readonly picture: TextPicture | undefined;
  readonly title: string | undefined;
  readonly file: File | undefined;
  readonly onDone: (picture: TextPicture) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A picture in a text: which one, what it shows for who does not see it, and how wide it is. */
export function PictureDialog({ picture, title, file, onDone, onMove, onRemove, onClose }: Props) {
  const [src, setSrc] = useState(picture?.src ?? '');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [width, setWidth] = useState(picture?.width ?? null);
  const id = useId();
  const missing = src === '' ? words.prose.noPicture : alt.trim() === '' ? words.prose.noAlt : null;
  // A picture may take a while: what was written of it meanwhile stays.
  const show = (value: string) => {
    if (src !== '' && value !== src) setAlt((now) => (now === alt ? '' : now));
    setSrc(value);
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog
      title={picture ? words.prose.change.picture : words.prose.addPicture}
      size="large"
      onClose={onClose}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onDone({ src, alt, width });
        }}
      >
        <PictureChooser
          value={src}
          address={src === '' ? null : addressOfPicture(src)}
          title={title}
          file={file}
          onAdd={({ value }) => show(value)}
          onChoose={show}
        />
        <div>
          <label htmlFor={id}>{words.prose.alt}</label>
          <p className="quiet">{words.prose.altHelp}</p>
          <textarea id={id} rows={2} required value={alt} onChange={(event) => setAlt(event.target.value)} />
        </div>
        <fieldset className="row">
          <legend>{words.prose.width}</legend>
          {WIDTHS.map((each) => (
            <label key={each} className="tick">
              <input
                type="radio"
                name={`${id}-width`}
                checked={each === width}
                onChange={() => setWidth(each)}
              />
              {words.prose.widths[each ?? 'all']}
            </label>
          ))}
        </fieldset>
        <div className="row">
          <Button type="submit" look="solid" disabled={missing !== null}>
            {picture ? words.prose.keep : words.prose.addPicture}
          </Button>
          {missing && <small>{missing}</small>}
          {picture && (
            <>
              <Button icon="up" onClick={() => onMove(-1)}>
                {words.prose.up}
              </Button>
              <Button icon="down" onClick={() => onMove(1)}>
                {words.prose.down}
              </Button>
              <Button icon="remove" look="plain" onClick={onRemove}>
                {words.prose.removeBlock.picture}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
