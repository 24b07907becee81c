import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { previewDifference } from '../../../../cli/compare/command.ts';
import { comparePages, type Step } from '../../../../cli/compare/preview.ts';
import { FaultyVersion } from '../../../../cli/compare/version-pages.ts';
import { copyProject } from '../../../copied-project.ts';
import { testDay } from '../../../day.mjs';
import { commitAll, gitIn } from '../../../git.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../thorough.ts';

const ARTICLE = 'articles/tresser-une-couronne.yaml';
const NAVIGATION = 'navigation.yaml';

let root: string;
let first: string;
const textOf = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8');
const git = (...args: string[]) => gitIn(root)(...args);

function edit(file: string, from: string, to: string): void {
  const text = textOf(file);
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
}

function write(file: string, content: string | Buffer): void {
  writeFileSync(path.join(root, 'content', file), content);
}

/** Changes a page of the only commit that is cached, for one test. */
function markCached(address: string): void {
  const folder = path.join(root, 'node_modules/.cache/sapin/preview');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const saved = readFileSync(file, 'utf8');
  const built = JSON.parse(saved);
  built.pages[address].main = '<main><p>mark</p></main>';
  writeFileSync(file, JSON.stringify(built));
  onTestFinished(() => writeFileSync(file, saved));
}

beforeAll(() => {
  root = copyProject(
    lastingFolder({
      '.gitignore': 'node_modules\ngenerated\ndist\npreview-diff.html\n',
      'package-lock.json': '{}\n',
    }),
  );
  first = commitAll(root)('rev-parse', 'HEAD');
}, TIME_LIMIT);

afterEach(() => {
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '--force', 'content');
});

describe('what a change of the content changes for visitors', { timeout: TIME_LIMIT }, () => {
  test('is a list of pages with both versions, and once what changed around them all', async () => {
    const photograph = await sharp(path.join(root, 'content/images/photo-sapin.jpg'))
      .negate()
      .jpeg()
      .toBuffer();
    write('images/photo-sapin.jpg', photograph);
    edit(ARTICLE, 'Prenez des branches de la veille.', 'Prenez des branches du matin.');
    edit(NAVIGATION, 'contactTitle: Nous parler', 'contactTitle: Nous <écrire>');
    const steps: Step[] = [];
    const { pages, frame, frameOnly, code } = await comparePages({
      root,
      before: { revision: first },
      day: testDay,
      onProgress: (step) => steps.push(step),
    });

    expect(code).toBe('same');
    expect(steps.map(({ step }) => step).sort()).toEqual(['after', 'before', 'compare', 'start']);
    const article = pages.find(({ address }) => address === '/actualites/tresser-une-couronne');
    expect(article).toMatchObject({
      title: expect.stringContaining('Tresser une couronne'),
      kind: 'changed',
      words: [{ before: 'Prenez des branches de la veille.', after: 'Prenez des branches du matin.' }],
    });
    expect(article?.before).toContain('branches <del>de la veille.</del>');
    expect(article?.after).toContain('branches <ins>du matin.</ins>');

    const day = pages.find(({ address }) => address === '/actualites/une-journee-au-champ');
    const pictures = [day?.before, day?.after].map((html) =>
      /src="data:image\/webp;base64,([^"]+)"/.exec(html ?? ''),
    );
    const [before, after] = await Promise.all(
      pictures.map(async (found) => (await sharp(Buffer.from(found?.[1] ?? '', 'base64')).stats()).channels),
    );
    expect(Math.round((before?.[0]?.mean ?? 0) + (after?.[0]?.mean ?? 0))).toBeCloseTo(255, -1);

    expect(frame).toMatchObject([
      { parts: ['footer'], words: [{ before: 'Nous parler', after: 'Nous <écrire>' }] },
    ]);
    expect(frame[0]?.addresses).toContain('/');
    expect(frameOnly).toContain('/cgv');
    expect(frameOnly).not.toContain('/actualites/tresser-une-couronne');
    expect(new Set([...frameOnly, ...pages.map(({ address }) => address)])).toEqual(
      new Set(frame[0]?.addresses),
    );
  });

  test('may be pages that come and go; the commit’s own are cached', async () => {
    const article = textOf(ARTICLE).replace('title: Tresser une couronne', 'title: Tresser une étoile');
    write('articles/tresser-une-etoile.yaml', article);
    rmSync(path.join(root, 'content/articles/decorer-sans-plastique.yaml'));
    markCached('/cgv');
    const steps: Step[] = [];
    const { pages, frame } = await comparePages({
      root,
      before: { revision: first },
      day: testDay,
      onProgress: (step) => steps.push(step),
    });
    expect(steps).toContainEqual(expect.objectContaining({ step: 'before', isCached: true }));
    const added = pages.find(({ kind }) => kind === 'added');
    const removed = pages.find(({ kind }) => kind === 'removed');
    expect(added).toMatchObject({ address: '/actualites/tresser-une-etoile' });
    expect(added?.before).toBeUndefined();
    expect(removed).toMatchObject({ address: '/actualites/decorer-sans-plastique' });
    expect(removed?.after).toBeUndefined();
    expect(pages.find(({ address }) => address === '/actualites')?.kind).toBe('changed');
    expect(frame).toEqual([]);
    // Had it been built again, it would be as it is.
    expect(pages.find(({ address }) => address === '/cgv')?.before).toContain('mark');
  });

  test('is not compared when the content is at fault, which is said with its place', async () => {
    edit(ARTICLE, 'title:', 'titre:');
    const failure = comparePages({ root, before: { revision: first }, day: testDay });
    await expect(failure).rejects.toThrow(FaultyVersion);
    await expect(failure).rejects.toThrow(/articles\/tresser-une-couronne\.yaml:1:1/);
    await expect(failure).rejects.not.toThrow(/^\s+at /m);
  });

  test('is shown by the present code where a commit needs packages that are not installed', async () => {
    writeFileSync(path.join(root, 'package-lock.json'), '{ "packages": {} }\n');
    edit(ARTICLE, 'Prenez des branches de la veille.', 'Prenez des branches du matin.');
    const comparison = await comparePages({ root, before: { revision: first }, day: testDay });
    git('checkout', '--quiet', 'package-lock.json');
    expect(comparison.code).toBe('present');
    expect(comparison.pages.map(({ address }) => address)).toContain('/actualites/tresser-une-couronne');
    expect(comparison.frameOnly).toEqual([]);
  });

  test('can be broken off, and leaves nothing behind', async () => {
    const leftBehind = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('sapin-preview-'));
    const before = leftBehind();
    const abort = new AbortController();
    const comparison = comparePages({
      root,
      before: { revision: first },
      day: testDay,
      signal: abort.signal,
      onProgress: () => setImmediate(() => abort.abort(new Error('enough'))),
    });
    await expect(comparison).rejects.toThrow('enough');
    expect(leftBehind().filter((name) => !before.includes(name))).toEqual([]);
  });
});

describe('npm run preview:diff', { timeout: TIME_LIMIT }, () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const status = await previewDifference(root, args, { print, complain: print, note: undefined });
    return { status, lines };
  };

  test('compares with the last commit where nothing is published, and says so', async () => {
    edit(ARTICLE, 'Prenez des branches de la veille.', 'Prenez des branches du matin.');
    const { status, lines } = await run('--lang', 'en');
    expect(lines.at(0)).toMatch(
      /^these files, compared with the last commit, .+: nothing is published from here$/,
    );
    expect(lines.slice(1)).toEqual([
      '  /actualites/tresser-une-couronne (changed): "Prenez des branches de la veille." → "Prenez des branches du matin."',
      'preview-diff.html: 1 page changed',
    ]);
    expect(status).toBe(0);
    const report = readFileSync(path.join(root, 'preview-diff.html'), 'utf8');
    expect(report).toContain('branches <ins>du matin.</ins>');
    expect(report).toContain('href="#/actualites/tresser-une-couronne"');
    expect(report).not.toMatch(/src="(?!data:)/);
  });

  test('builds both sites whole where the code has changed, each with its own tool', async () => {
    const page = path.join(root, 'src/pages/not-found/NotFoundPage.tsx');
    const days = path.join(root, 'cli/core/shared/date.ts');
    const saved = [page, days].map((file) => readFileSync(file, 'utf8'));
    writeFileSync(page, saved[0]?.replace('<h1>', '<p>Code neuf</p><h1>') ?? '');
    writeFileSync(days, saved[1]?.replace(/(\{name\})`/, '$1 pile`') ?? '');
    const { status, lines } = await run('HEAD', 'entier.html', '--lang', 'fr');
    for (const [index, file] of [page, days].entries()) writeFileSync(file, saved[index] ?? '');
    expect(lines.join('\n')).toContain('/404 (changée) : « Code neuf » s’ajoute');
    const report = readFileSync(path.join(root, 'entier.html'), 'utf8');
    expect(report).toContain('<ins>pile');
    expect(report).not.toContain('<del>pile');
    expect(status).toBe(0);
  });
});
