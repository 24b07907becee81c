import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCache } from '../../../../cli/site/build/cache.ts';
import { compressFiles } from '../../../../cli/site/build/compress.ts';
import { outputInto } from '../../../../cli/site/build/output.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('texts that are worth it stand there in both compressed forms, pictures and short files as they are', async () => {
  const root = temporaryFolder();
  const dist = path.join(root, 'dist');
  const output = outputInto(dist);
  const text = 'un sapin de Noël '.repeat(100);
  output.write('/a.html', text);
  output.write('/data/b.json', text);
  output.write('/short.txt', 'sapin');
  output.write('/photo.jpg', text);
  output.write('/_headers', text);
  await compressFiles(dist, output, openCache(path.join(root, 'cache')));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  expect(files.sort()).toEqual(['a.html.br', 'a.html.gz', 'data/b.json.br', 'data/b.json.gz']);
  expect(brotliDecompressSync(readFileSync(path.join(dist, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(dist, 'data/b.json.gz'))).toString()).toBe(text);
  expect(readdirSync(path.join(root, 'cache'))).toHaveLength(2);
});
