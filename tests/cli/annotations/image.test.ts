import { describe, expect, test } from 'vitest';
import { complaintsAbout, complaintsOfTown } from '../content-folder.ts';
import { CONTENT } from '../small-project.ts';

describe('an image', () => {
  test.each([
    ['that exists', 'image: sapin.svg', []],
    ['on an allowed host', 'image: https://images.example/a.jpg', []],
    [
      'that does not exist',
      'image: sapins.svg',
      [
        '3:8-3:18 image/missing: l’image « sapins.svg » n’est pas dans images/ -> vouliez-vous dire « sapin.svg » ?',
      ],
    ],
    [
      'unlike any',
      'image: photo-de-la-boutique.jpg',
      [
        '3:8-3:32 image/missing: l’image « photo-de-la-boutique.jpg » n’est pas dans images/ -> ajoutez-la au dossier content/images/',
      ],
    ],
    [
      'with a slash before',
      'image: /sapin.svg',
      [
        '3:8-3:18 image/outside: le chemin « /sapin.svg » sort du dossier images/ -> vouliez-vous dire « sapin.svg » ?',
      ],
    ],
    [
      'outside',
      'image: ../site.yaml',
      [
        '3:8-3:20 image/outside: le chemin « ../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/',
      ],
    ],
    [
      'outside, by a way round',
      'image: a/../../site.yaml',
      [
        '3:8-3:25 image/outside: le chemin « a/../../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/',
      ],
    ],
    [
      'outside, with backslashes',
      'image: a\\..\\..\\site.yaml',
      [
        '3:8-3:25 image/outside: le chemin « a\\..\\..\\site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de content/images/',
      ],
    ],
    [
      'on another host',
      'image: https://evil.example/a.jpg',
      [
        '3:8-3:34 image/host: l’image « https://evil.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)',
      ],
    ],
    [
      'on a host that ends alike',
      'image: https://evil-images.example/a.jpg',
      [expect.stringContaining('image/host')],
    ],
    [
      'on an allowed host, over http',
      'image: http://images.example/a.jpg',
      [expect.stringContaining('image/host')],
    ],
    [
      'on whatever host the page is',
      'image: //images.example/a.jpg',
      [expect.stringContaining('image/host')],
    ],
    [
      'with the host as user',
      'image: https://images.example@evil.example/a.jpg',
      [expect.stringContaining('image/host')],
    ],
    ['in a script', 'image: javascript:alert(1)', [expect.stringContaining('image/host')]],
    ['in data', 'image: "data:image/svg+xml,<svg/>"', [expect.stringContaining('image/host')]],
  ])('%s', (_, line, expected) => {
    expect(complaintsOfTown(line)).toEqual(expected);
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
