import type { Language } from '../../../cli/core/language/wording.ts';
import { copyLibrary, type Library } from '../library-copy.ts';
import type { Run } from '../run-cli.ts';

describe('messages are in the language that is asked for', () => {
  const plant = (library: Library) => {
    library.write('rooms/attic.yaml', 'name: 12\nseats: "no"\nmore: 1\nnear: [childern]\n');
    library.write('rooms/cellar.yaml', 'name: a\n\tb: c\n');
    library.write('rooms/empty.yaml', '');
    library.write('rooms/Big Hall.yaml', 'name: x\n');
    library.write('rules/quiet.yaml', 'title: Quiet\nsince: "2024-02-30"\nbody: <b>{{opening-hour}}</b>\n');
    library.write('notes.txt', 'x');
    library.write('project.yaml', 'language: en\nroutes: addresses\nsurfaces: [banner]\nwordsAMinute: 3\n');
  };
  const calls: readonly (readonly string[])[] = [
    ['--help'],
    ['chek'],
    ['check', '--nope'],
    ['check'],
    ['generate'],
    ['generate', '--check'],
    ['consistency', '--all'],
    ['consistency', '--rule', 'dead-lnk'],
    ['consistency', '--accept', 'home', '--reason', 'x'],
    ['decide', 'facts/late-fee', '3'],
    ['decide', 'facts/late-fee', '0.2'],
    ['where', 'facts/late-fee'],
    ['where', 'nowhere'],
    ['new', 'room', 'x'],
    ['new', 'rooms', 'hall'],
    ['rename', 'rooms', 'children', 'Big Hall'],
    ['rename', 'rooms', 'children', 'stories'],
    ['fix'],
    ['stats', '--facts'],
    ['check', '--release'],
    ['decide', 'facts/late-fee', '--value', '0.3', '--dry-run'],
    ['season'],
    ['season', '2027', '--unchanged', 'price:facts/late-fee'],
    ['desk', '--no-open'],
    ['inbox'],
    ['serve', '--dist', 'nowhere'],
    ...'check generate consistency decide where new rename fix stats season desk lsp inbox serve'
      .split(' ')
      .map((command) => [command, '--help']),
  ];
  const FRENCH =
    /[àâçéèêëîïôûùœ«»]|\b(?:le|la|les|un|une|des|du|est|sont|pas|dans|avec|pour|sur|qui|ou|et|il|au)\b/i;

  async function outputs(language: Language): Promise<string> {
    const runs: Run[] = [];
    for (const call of calls) runs.push(await copyLibrary().run(...call, '--lang', language));
    const faulty = copyLibrary();
    plant(faulty);
    for (const call of [['check'], ['generate'], ['consistency'], ['fix']])
      runs.push(await faulty.run(...call, '--lang', language));
    for (const { status } of runs) expect(status).toBeLessThanOrEqual(2);
    return runs.map(({ stdout, stderr }) => stdout + stderr).join('\n');
  }

  test('English throughout, where the content is English', async () => {
    const lines = (await outputs('en')).split('\n');
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter((line) => FRENCH.test(line))).toEqual([]);
  });

  test('every line of ours in French is another one', async () => {
    const [english, french] = [await outputs('en'), await outputs('fr')].map(
      (text) => new Set(text.split('\n')),
    );
    const ENGLISH = /\b(?:the|is|are|not|this|with|of|what|which|there)\b/;
    const same = [...(french as Set<string>)].filter((line) => english?.has(line) && ENGLISH.test(line));
    // What is left quotes the content, calls, and the schemas' titles.
    expect(
      same.filter((line) => !/^ *(?:\d+ )?\||^ *-->|^ +npx sapin|^ *\d* *[|+-]|^ {4}.+ \(.+\)$/.test(line)),
    ).toEqual([]);
  });
});
