import { startCompletion } from '@codemirror/autocomplete';
import type { ChangeDesc } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ChoiceList, Subject } from '../../contract.ts';
import { go } from '../address.ts';
import { desk } from '../desk-store.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Combobox } from '../parts/Combobox.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { type Block, mapBlock, moveBlock, newBlock, putBlock } from '../prose/blocks.ts';
import { beginLines, insertLink, surround } from '../prose/commands.ts';
import { readTable, writeTable } from '../prose/markdown-table.ts';
import { PictureDialog } from '../prose/PictureDialog.tsx';
import { TableDialog } from '../prose/TableDialog.tsx';
import { readPicture, writePicture } from '../prose/text-picture.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './ProseEditor.module.css';
import { openEditor, type ProseOptions, showAttributes, showConstants, showText } from './prose.ts';

interface ProseEditorProps {
  readonly value: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isMarkdown: boolean;
  readonly hasConstants: boolean;
  readonly hasSeveralLines: boolean;
  readonly placeholder: string | undefined;
  /** What the text is about. */
  readonly title: string | undefined;
  readonly subject: Subject;
  readonly onWrite: (text: string) => void;
}

const NO_OPTIONS: ChoiceList['options'] = [];

/** Prose in CodeMirror: constants are chips with their current value, Markdown has a small toolbar. */
export function ProseEditor(props: ProseEditorProps) {
  const { value, label, describedBy, isInvalid, isRequired, isMarkdown, hasConstants, hasSeveralLines } =
    props;
  const { title, subject } = props;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [block, setBlock] = useState<Block | null>(null);
  /** Pictures that wait to be described. */
  const [files, setFiles] = useState<readonly File[]>([]);
  const constants = useStore(desk.list('constants'))?.options ?? NO_OPTIONS;
  const onWrite = useEffectEvent((text: string) => props.onWrite(text));
  /** Another window may change the text behind an open dialog. */
  const moveOpen = (changes: ChangeDesc) => setBlock((old) => old && mapBlock(old, changes));
  const first = useEffectEvent(
    (): ProseOptions => ({ ...props, onWrite, onBlock: setBlock, onFiles: setFiles, onChanges: moveOpen }),
  );

  useEffect(() => {
    if (host.current === null) return;
    const opened = openEditor(host.current, first());
    setView(opened);
    return () => opened.destroy();
  }, []);
  useEffect(() => {
    if (view && hasConstants) showConstants(view, constants);
  }, [view, hasConstants, constants]);
  useEffect(() => {
    if (view) showAttributes(view, { label, describedBy, isInvalid, isRequired, hasSeveralLines });
  }, [view, label, describedBy, isInvalid, isRequired, hasSeveralLines]);
  useEffect(() => {
    if (view) showText(view, value);
  }, [view, value]);

  const act = (action: (editor: EditorView) => unknown) => () => {
    if (view === null) return;
    action(view);
    view.focus();
  };
  const tool = (icon: IconName, name: string, action: (editor: EditorView) => unknown) => (
    <IconButton icon={icon} label={name} onClick={act(action)} />
  );
  const letter = (sign: ReactNode, name: string, action: (editor: EditorView) => unknown) => (
    <IconButton className={styles.letter ?? ''} label={name} onClick={act(action)}>
      {sign}
    </IconButton>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices that somebody writes here, and does nothing
    <div
      className={styles.prose}
      data-shape={isMarkdown ? 'text' : 'line'}
      data-invalid={isInvalid || undefined}
      data-used={isUsed || undefined}
      onFocus={() => setUsed(true)}
    >
      {(isMarkdown || hasConstants) && (
        <fieldset aria-label={words.prose.toolbar(label)} className={styles.toolbar}>
          {isMarkdown && (
            <>
              {letter(<b>G</b>, words.prose.bold, surround('**'))}
              {letter(<i>I</i>, words.prose.italic, surround('*'))}
              {letter(<span>T</span>, words.prose.heading, beginLines('## '))}
              {tool('bullets', words.prose.bullets, beginLines('- '))}
              {tool('numbers', words.prose.numbers, beginLines('1. '))}
              <IconButton
                icon="link"
                label={words.prose.link}
                aria-expanded={isLinking}
                onClick={() => setLinking(!isLinking)}
              />
              {(['picture', 'table'] as const).map((kind) => (
                <IconButton
                  key={kind}
                  icon={kind}
                  label={words.prose[kind]}
                  onClick={() => view && setBlock(newBlock(view, kind))}
                />
              ))}
              {tool('search', words.prose.find, ({ state }) => {
                const { from, to } = state.selection.main;
                go({ view: 'replace', query: state.sliceDoc(from, to), subject });
              })}
            </>
          )}
          {hasConstants && (
            <button
              type="button"
              className={styles.constant}
              title={words.prose.constantHelp}
              onClick={act((editor) => {
                editor.dispatch(editor.state.replaceSelection('{{'), { userEvent: 'input' });
                startCompletion(editor);
              })}
            >
              {words.prose.constant}
            </button>
          )}
        </fieldset>
      )}
      {isLinking && view && (
        <LinkForm
          onLink={(href, text) => {
            insertLink(view, href, text);
            setLinking(false);
            view.focus();
          }}
          onCancel={() => {
            setLinking(false);
            view.focus();
          }}
        />
      )}
      <div ref={host} className={styles.editor} data-lines={hasSeveralLines ? 'several' : 'one'} />
      {view && (block || files.length > 0) && (
        <BlockDialog
          key={files.length}
          view={view}
          block={block ?? newBlock(view, 'picture')}
          title={title}
          file={files[0]}
          onClose={() => {
            setBlock(null);
            setFiles(files.slice(1));
          }}
        />
      )}
    </div>
  );
}

interface BlockDialogProps {
  readonly view: EditorView;
  readonly block: Block;
  readonly title: string | undefined;
  readonly file: File | undefined;
  readonly onClose: () => void;
}

/** A table or a picture of the text, in a separate window. */
function BlockDialog({ view, block, title, file, onClose }: BlockDialogProps) {
  const text = view.state.sliceDoc(block.from, block.to);
  // The focus returns to the text once the dialog has closed.
  useEffect(
    () => () => {
      if (view.dom.isConnected) view.focus();
    },
    [view],
  );
  const put = (written: string) => {
    putBlock(view, block, written);
    onClose();
  };
  if (block.kind === 'table')
    return (
      <TableDialog
        table={text === '' ? undefined : readTable(text)}
        onDone={(table) => put(writeTable(table))}
        onRemove={() => put('')}
        onClose={onClose}
      />
    );
  return (
    <PictureDialog
      picture={readPicture(text)}
      title={title}
      file={file}
      onDone={(picture) => put(writePicture(picture))}
      onMove={(by) => {
        moveBlock(view, block, by);
        onClose();
      }}
      onRemove={() => put('')}
      onClose={onClose}
    />
  );
}

interface LinkFormProps {
  readonly onLink: (href: string, label: string) => void;
  readonly onCancel: () => void;
}

/** The target of a link: the first Enter chooses the page, the second inserts the link. */
function LinkForm({ onLink, onCancel }: LinkFormProps) {
  const options = useStore(desk.list('links'))?.options ?? NO_OPTIONS;
  const [href, setHref] = useState('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={`row ${styles.link}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (href !== '') onLink(href, options.find(({ value }) => value === href)?.label ?? href);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{words.prose.linkTo}</label>
      <Combobox id={id} value={href} options={options} onChoose={setHref} isFree isRequired />
      <Button type="submit" look="solid" disabled={href === ''}>
        {words.prose.linkAdd}
      </Button>
    </form>
  );
}
