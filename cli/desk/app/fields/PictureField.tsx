import { useState } from 'react';
import { valueAt } from '../../../core/values/json-value.ts';
import { parentPointer, pointerTo } from '../../../core/values/pointer.ts';
import type { AddedPicture } from '../../contract.ts';
import { shownEntry } from '../address.ts';
import { desk } from '../desk-store.ts';
import { PictureChooser } from '../parts/PictureChooser.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { focusWithin, useControl, useForm } from './form.ts';
import { Labelled } from './Labelled.tsx';

/** A picture of an entry, which is described in the field beside it. */
export function PictureField({ field, pointer, value }: FieldProps<FieldOf<'picture'>>) {
  const control = useControl(field, pointer);
  const options = useStore(desk.list('pictures'))?.options ?? [];
  const [added, setAdded] = useState<AddedPicture | null>(null);
  const { session } = useForm();
  const address =
    added?.value === value ? added?.address : options.find((option) => option.value === value)?.picture;

  const description = pointerTo(parentPointer(pointer), 'alt');
  /** Whether the picture is still to be described. */
  const show = (picture: string): boolean => {
    if (picture === value) return false;
    const written = valueAt(session.store.get().value, description);
    control.write(picture);
    if (typeof written !== 'string' || (!value && written !== '')) return false;
    // Words about another picture would be wrong: a new description is required, and « Annuler » restores the old one.
    session.setValue(description, '');
    // The focus stays with somebody who writes in another field meanwhile.
    const field = document.activeElement?.closest<HTMLElement>('[data-pointer]');
    if (shownEntry() !== session.subject) return true;
    if (!field || field.dataset.pointer === pointer) setTimeout(() => focusWithin(description));
    return true;
  };
  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <PictureChooser
        value={value}
        address={address}
        title={session.store.get().view?.title}
        onAdd={(picture) => {
          setAdded(picture);
          const done = words.picture.added(picture.width, picture.height);
          desk.say(show(picture.value) ? `${done} ${words.picture.describe}` : done);
        }}
        onChoose={(picture) => void show(picture)}
      />
    </Labelled>
  );
}
