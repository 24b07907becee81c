import { describe, expect, test } from 'vitest';
import type { ImageFault } from '../../../../cli/core/content/image-file.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { expectBothLanguages } from '../../wording.ts';

describe('an image', () => {
  const MISSING = (value: string, hint: string) =>
    `image/missing: l’image « ${value} » n’est pas dans images/ -> ${hint}`;
  const OUTSIDE = (value: string, hint = 'écrivez un chemin à l’intérieur de images/') =>
    `image/outside: le chemin « ${value} » sort du dossier images/ -> ${hint}`;
  const INSIDE =
    'écrivez « sapin.svg », le chemin à l’intérieur de images/, ou laissez faire « npm run sapin -- fix --write »';
  const HOST = (value: string) =>
    `image/host: l’image « ${value} » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)`;

  test.each([
    [
      'that does not exist',
      'sapins.svg',
      '18',
      MISSING('sapins.svg', 'vouliez-vous dire « sapin.svg » ? une nouvelle image se met dans images/'),
    ],
    ['named from the project', 'content/images/sapin.svg', '32', MISSING('content/images/sapin.svg', INSIDE)],
    ['outside', '../site.yaml', '20', OUTSIDE('../site.yaml')],
    ['outside, by a way round', 'a/../../site.yaml', '25', OUTSIDE('a/../../site.yaml')],
    ['on another host', 'https://evil.example/a.jpg', '34', HOST('https://evil.example/a.jpg')],
  ])('%s', (_, value, end, expected) => {
    expect(complaintsOfTown(`image: ${value}`)).toEqual([`3:8-3:${end} ${expected}`]);
  });

  test('whose file has its accents encoded differently is to be renamed', () => {
    const file = 'Épicéa 1.svg';
    const found = complaintsAbout({
      [`images/${file.normalize('NFD')}`]: CONTENT['images/sapin.svg'] ?? '',
      'towns/turckheim.yaml': `name: Turckheim\npostalCode: "68230"\nimage: ${file.normalize('NFC')}\n`,
    });
    expect(found).toEqual([
      `towns/turckheim.yaml:3:8-3:20 image/missing: l’image « ${file} » n’est pas dans images/ : celle de ce nom a ses accents codés autrement -> renommez le fichier sans accents, et écrivez « epicea-1.svg » ici`,
    ]);
  });

  test.each(['sapin.svg', 'https://images.example/a.jpg'])('%s is accepted', (value) => {
    expect(complaintsOfTown(`image: ${value}`)).toEqual([]);
  });

  test.each([
    ['on a host that ends alike', 'https://evil-images.example/a.jpg'],
    ['on an allowed host, over http', 'http://images.example/a.jpg'],
    ['on the protocol of the page', '//images.example/a.jpg'],
    ['with the host as user', 'https://images.example@evil.example/a.jpg'],
    ['in a script', 'javascript:alert(1)'],
    ['in data', '"data:image/svg+xml,<svg/>"'],
  ])('%s is on no allowed host', (_, value) => {
    expect(complaintsOfTown(`image: ${value}`)).toEqual([expect.stringContaining('image/host')]);
  });

  test.each<ImageFault>([
    { reason: 'ending' },
    { reason: 'broken' },
    { reason: 'bytes', bytes: 600_000, max: 524_288 },
    { reason: 'pixels', width: 20_000, height: 10, max: 12_000 },
  ])('$reason is put into words', (fault) => {
    const params = { value: 'a.gif', fault };
    expectBothLanguages((...to) => wordingOf({ code: 'image/unusable', params }, ...to), fault.reason);
  });

  test('when the list of hosts is broken, or empty', () => {
    const image = { 'towns/colmar.yaml': `${CONTENT['towns/colmar.yaml']}image: https://a.example/b.jpg\n` };
    const codes = (site: string) =>
      complaintsAbout({ ...image, 'site.yaml': site }).map((line) => line.split(' ')[1]);
    expect(codes('name: "\n')).toEqual(['yaml/syntax:']);
    expect(codes('name: a\nimageHosts: [{a: b}]\n')).toEqual(['schema/type:', 'image/host:']);
    expect(complaintsAbout({ ...image, 'site.yaml': 'name: a\nimageHosts: []\n' })[0]).toContain(
      '-> ajoutez l’hébergeur à imageHosts dans site.yaml',
    );
  });
});
