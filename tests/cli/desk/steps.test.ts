import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { merge } from '../../../cli/desk/state/differences.ts';
import { NotAllowedError } from '../../../cli/desk/state/drafts.ts';
import { type Step, Steps } from '../../../cli/desk/state/steps.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { draftsOver } from './desk-of.ts';

const FILE = 'prices/nobilis.yaml';
const OTHER = 'towns/colmar.yaml';

function shop() {
  const root = temporaryFolder({
    [`content/${FILE}`]: 'price: 49\n',
    [`content/${OTHER}`]: 'name: Colmar\n',
  });
  const contentDir = path.join(root, 'content');
  let now = 0;
  return {
    state: path.join(root, 'state'),
    file: (name: string) => path.join(contentDir, name),
    wait: () => (now += 60_000),
    /** Another process: nothing is shared but the disk. */
    open() {
      const drafts = draftsOver(contentDir, path.join(root, 'state'), () => now);
      const type = (path: string, after: string, key?: string) =>
        drafts.change({
          label: after.trim(),
          subject: path,
          changes: [{ path, before: drafts.textOf(path), after }],
          ...(key !== undefined && { key }),
        });
      return { drafts, type };
    },
  };
}

test('what was done in one process is undone and redone in the next', () => {
  const { open } = shop();
  const first = open();
  first.type(FILE, 'price: 50\n');
  first.type(OTHER, 'name: Houssen\n');
  first.type(FILE, 'price: 51\n');
  first.drafts.undo();

  const second = open().drafts;
  expect([second.nextUndo?.label, second.nextRedo?.label]).toEqual(['name: Houssen', 'price: 51']);
  second.undo();
  expect(second.textOf(OTHER)).toBe('name: Colmar\n');

  const third = open().drafts;
  third.redo();
  third.redo();
  expect([third.textOf(OTHER), third.textOf(FILE)]).toEqual(['name: Houssen\n', 'price: 51\n']);
  expect(third.nextRedo).toBeUndefined();
});

test('what was saved is undone after a restart too, as a change that is not saved', () => {
  const { open, file } = shop();
  const first = open();
  first.type(FILE, 'price: 50\n');
  first.drafts.save(FILE);
  const second = open().drafts;
  second.undo();
  expect(second.textOf(FILE)).toBe('price: 49\n');
  expect(second.isUnsaved(FILE)).toBe(true);
  expect(readFileSync(file(FILE), 'utf8')).toBe('price: 50\n');
});

test('a new entry that was saved goes when its making is undone', () => {
  const { open, file } = shop();
  const { drafts, type } = open();
  type('towns/houssen.yaml', 'name: Houssen\n');
  drafts.save('towns/houssen.yaml');
  drafts.undo();
  expect(existsSync(file('towns/houssen.yaml'))).toBe(false);
  drafts.redo();
  expect(drafts.textOf('towns/houssen.yaml')).toBe('name: Houssen\n');
});

test('a file that has changed meanwhile is not overwritten by undoing', () => {
  const { open, file } = shop();
  const first = open();
  first.type(FILE, 'price: 50\n');
  first.drafts.save(FILE);
  writeFileSync(file(FILE), 'price: 60\n');
  const second = open().drafts;
  expect(() => second.undo()).toThrow(NotAllowedError);
  expect(second.textOf(FILE)).toBe('price: 60\n');
  expect(open().drafts.nextUndo).toBeUndefined();
});

test('typing on in one field is one step, also on the disk; typing it back is none', () => {
  const { open, state, wait } = shop();
  const { type } = open();
  type(FILE, 'price: 5\n', 'price');
  type(FILE, 'price: 50\n', 'price');
  expect(open().drafts.nextUndo?.changes[0]?.before).toBe('price: 49\n');
  expect(readdirSync(path.join(state, 'steps')).sort()).toEqual(['1.json', 'last']);
  type(FILE, 'price: 49\n', 'price');
  expect(open().drafts.nextUndo).toBeUndefined();
  type(FILE, 'price: 5\n', 'price');
  wait();
  type(FILE, 'price: 50\n', 'price');
  expect(open().drafts.nextUndo?.changes[0]?.before).toBe('price: 5\n');
});

test('what is done after something was undone takes the place of it', () => {
  const { open } = shop();
  const { drafts, type } = open();
  type(FILE, 'price: 50\n');
  drafts.undo();
  type(FILE, 'price: 51\n');
  expect(drafts.nextRedo).toBeUndefined();
  const next = open().drafts;
  expect([next.nextUndo?.label, next.nextRedo]).toEqual(['price: 51', undefined]);
});

test('two hundred steps are kept', () => {
  const { open, state } = shop();
  const { type } = open();
  for (let price = 0; price < 203; price++) type(FILE, `price: ${price}\n`);
  expect(readdirSync(path.join(state, 'steps'))).toHaveLength(200 + 1);
  const { drafts } = open();
  let undone = 0;
  while (drafts.undo()) undone++;
  expect(undone).toBe(200);
});

test('a step that was being written when the process died, or is of another make, is none', () => {
  const { open, state } = shop();
  open().type(FILE, 'price: 50\n');
  open().type(OTHER, 'name: Houssen\n');
  for (const [name, text] of [
    ['2.json', '{"label":"x","subj'],
    ['3.json', '{"label":"x","subject":"y","changes":[{}]}'],
    ['4.json.tmp', '{}'],
  ] as const)
    writeFileSync(path.join(state, 'steps', name), text);
  const { drafts } = open();
  expect(drafts.undo()).toBeUndefined();
  expect(drafts.textOf(FILE)).toBe('price: 50\n');
});

test('a field in a list that the other has lengthened is a clash, whoever did which', () => {
  const [base, longer, other] = ['list: [{a: 1}]', 'list: [{a: 0}, {a: 1}]', 'list: [{a: 2}]'];
  expect(merge(base, other, longer)).toEqual({ clashes: ['/list/0/a'] });
  expect(merge(base, longer, other)).toEqual({ clashes: ['/list'] });
});

test('the steps of another process are in their order', () => {
  const { state } = shop();
  const step = (price: number): Step => ({
    label: `${price}`,
    subject: FILE,
    isSaved: false,
    at: price * 60_000,
    changes: [{ path: FILE, before: `price: ${price}\n`, after: `price: ${price + 1}\n` }],
  });
  const first = new Steps(state);
  for (let price = 1; price <= 12; price++) first.push(step(price));
  expect(new Steps(state).done.map(({ label }) => label).slice(-3)).toEqual(['10', '11', '12']);
});
