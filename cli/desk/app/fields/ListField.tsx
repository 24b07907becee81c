import type { ReactNode } from 'react';
import { isList } from '../../../core/values/json-value.ts';
import { pointerTo } from '../../../core/values/pointer.ts';
import type { Field, Json, Pointer } from '../../contract.ts';
import { desk } from '../desk-store.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { blankOf, type NameOf, summaryOf } from '../values.ts';
import { words } from '../words.ts';
import { CompareContext, isDecided, isPassedOver } from './compare.ts';
import { FieldNode } from './FieldNode.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { idOf, useControl, useForm } from './form.ts';
import { Fields } from './GroupField.tsx';
import { useItemKeys } from './item-keys.ts';
import { DecisionsWithin, Labelled } from './Labelled.tsx';
import styles from './ListField.module.css';
import { useNames } from './names.ts';
import { Section } from './Section.tsx';

/** Items of a kind, in an order: rows for plain values, sections for groups, columns for grids that one compares. */
export function ListField({ field, pointer, value }: FieldProps<FieldOf<'list'>>) {
  const { session } = useForm();
  const { value: whole } = useStore(session.store);
  const control = useControl(field, pointer);
  const list = isList(value) ? value : [];
  const keys = useItemKeys(list.length);
  const isSideBySide = list.length > 1 && field.areReadings;
  const nameOf = useNames(field);
  const title = (index: number) => titleOf(field, list[index], index, nameOf);

  const add = () => {
    const item = blankOf(field.item);
    if (value === undefined) session.setValue(pointer, [item]);
    else session.edit({ op: 'insert', pointer: pointerTo(pointer, list.length), value: item });
    keys.added();
    desk.speak(words.entry.added(field.itemTitle));
    focusSoon(pointerTo(pointer, list.length));
  };
  const remove = (index: number) => {
    desk.speak(words.entry.removed(title(index)));
    if (list.length === 1 && !field.required) session.remove(pointer);
    else session.edit({ op: 'remove', pointer: pointerTo(pointer, index) });
    keys.removed(index);
    focusSoon(list.length > 1 ? pointerTo(pointer, Math.max(0, index - 1)) : pointer);
  };
  const move = (index: number, to: number) => {
    session.edit({ op: 'move', pointer: pointerTo(pointer, index), to });
    keys.moved(index, to);
    desk.speak(words.field.moved(title(index), to + 1));
  };
  const tools = (index: number) => (
    <span className={styles.tools}>
      {list.length > 1 && !isSideBySide && field.item.kind !== 'choice' && (
        <>
          <IconButton
            icon="up"
            label={words.field.up(title(index))}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            icon="down"
            label={words.field.down(title(index))}
            disabled={index === list.length - 1}
            onClick={() => move(index, index + 1)}
          />
        </>
      )}
      {list.length > field.min && (
        <IconButton icon="remove" label={words.field.remove(title(index))} onClick={() => remove(index)} />
      )}
    </span>
  );

  return (
    <Labelled field={field} pointer={pointer} control={control} names="group">
      <ol
        className={`stack ${styles.items}`}
        data-shape={isSideBySide ? 'columns' : isLeaf(field.item) ? 'rows' : 'sections'}
      >
        {list.map((item, index) => (
          <li key={keys.at(index)}>
            <CompareContext value={isSideBySide ? { list: pointer, index, count: list.length } : null}>
              <Item
                field={field}
                pointer={pointerTo(pointer, index)}
                value={item}
                title={title(index)}
                isOpen={isSideBySide || list.length === 1 || keys.isNew(index)}
                isUnseen={isSideBySide && isPassedOver(whole, item)}
                tools={tools(index)}
              />
            </CompareContext>
          </li>
        ))}
      </ol>
      {isSideBySide && isDecided(whole) && <p>{words.field.decided}</p>}
      {isSideBySide && <DecisionsWithin pointer={pointer} />}
      {(field.max === null || list.length < field.max) && (
        <div>
          <Button icon="plus" onClick={add} id={`${control.id}-add`}>
            {words.field.add(field.itemTitle)}
          </Button>
        </div>
      )}
    </Labelled>
  );
}

interface ItemProps {
  readonly field: FieldOf<'list'>;
  readonly pointer: Pointer;
  readonly value: Json;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isUnseen: boolean;
  readonly tools: ReactNode;
}

function Item({ field, pointer, value, title, isOpen, isUnseen, tools }: ItemProps) {
  const { item } = field;
  if (isLeaf(item))
    return (
      <div className={styles.row} data-bare>
        <FieldNode
          field={{ ...item, label: title, help: null, required: true }}
          pointer={pointer}
          value={value}
        />
        {tools}
      </div>
    );
  return (
    <Section
      pointer={pointer}
      title={title}
      help={isUnseen ? words.field.passedOver : null}
      isOpenAtFirst={isOpen}
      tools={tools}
    >
      {item.kind === 'group' ? (
        <Fields field={item} pointer={pointer} value={value} />
      ) : (
        <FieldNode field={item} pointer={pointer} value={value} />
      )}
    </Section>
  );
}

function titleOf(field: FieldOf<'list'>, value: Json | undefined, index: number, nameOf: NameOf): string {
  const name = isLeaf(field.item) ? '' : summaryOf(field.item, value, nameOf);
  return name || words.field.item(field.itemTitle, index + 1);
}

function isLeaf(field: Field): boolean {
  return !['group', 'list', 'table', 'alternatives', 'picture'].includes(field.kind);
}

/** After rendering: an added item takes the focus, and so does whatever replaced a removed one. */
function focusSoon(pointer: Pointer): void {
  setTimeout(() => {
    const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
    const control = document.getElementById(idOf(pointer));
    (control ?? place?.querySelector<HTMLElement>('input, button, [tabindex]'))?.focus();
  });
}
