import { Hono } from 'hono';
import { allEntries, type Entry } from '../core/content/content.ts';
import { listedWords, openSpeller, type Speller, withWord } from '../core/spelling/spelling.ts';
import { excerpt } from '../core/text/shorten.ts';
import type { Spelling, UnknownWord } from './contract.ts';
import type { Desk } from './desk.ts';
import { replacePlan } from './editing/replace.ts';
import { givenIn } from './given.ts';
import { Refused } from './refused.ts';
import { WORD_LIST } from './state/drafts.ts';
import { placeOf } from './view/names.ts';
import { WORDS } from './words.ts';

type Unsuggested = Omit<UnknownWord, 'suggestions'>;

/** Shown at once. */
const MOST = 50;

/**
 * The part of the desk that shows words which no dictionary knows, only on request.
 * @param root absolute path of the project, whose settings list what is read
 */
export function spellingPart(root: string): (desk: Desk) => Hono {
  return (desk) => {
    const list = () => desk.drafts.diskText(WORD_LIST) ?? '';
    let speller: ReturnType<typeof openSpeller> | undefined;
    const read = async (subject: string | undefined): Promise<Spelling> => {
      speller ??= openSpeller(root);
      const opened = await speller;
      if (!opened) return { words: [], more: false, missing: WORDS.spelling.missing };
      const entries =
        subject === undefined ? allEntries(desk.snapshot.loaded.content) : [desk.entry(subject)];
      const words: Unsuggested[] = [];
      for (const entry of entries) words.push(...(await wordsIn(desk, entry, opened, listedWords(list()))));
      const shown = words.slice(0, MOST);
      const suggestions = await Promise.all(shown.map(({ word }) => opened.suggestions(word)));
      return {
        words: shown.map((each, index) => ({ ...each, suggestions: suggestions[index] ?? [] })),
        more: words.length > MOST,
        missing: null,
      };
    };
    return new Hono()
      .get('/spelling', async (context) => context.json(await read(context.req.query('subject'))))
      .post('/spelling', async (context) => {
        const { word } = await givenIn(context);
        if (typeof word !== 'string' || !/^[\p{L}\p{M}\p{N}'’.-]+$/u.test(word))
          throw new Refused(WORDS.spelling.noWord);
        const before = desk.drafts.diskText(WORD_LIST);
        const change = { path: WORD_LIST, before, after: withWord(before ?? '', word) };
        const label = WORDS.spelling.right(word);
        if (!listedWords(list()).has(word))
          desk.drafts.writeStep({ label, subject: '', changes: [change] }, [change]);
        desk.tell({ type: 'changed', subjects: [] });
        return context.json({ label });
      });
  };
}

async function wordsIn(
  desk: Desk,
  entry: Entry,
  speller: Speller,
  right: ReadonlySet<string>,
): Promise<Unsuggested[]> {
  if (desk.closing.signal.aborted) return []; // nobody waits for them
  const found = await speller.unknownWords(entry.file.path, entry.file.text);
  const unknown = [...found].filter(([word]) => !right.has(word));
  return unknown.map(([word, line]) => {
    const { places } = replacePlan(desk, { find: word, replace: '', subject: entry.subject });
    return {
      word,
      place: { ...placeOf(desk.snapshot.loaded.content, entry, ''), excerpt: excerpt(line) },
      places: places.filter((each) => each.words === word && !each.isPart),
    };
  });
}
