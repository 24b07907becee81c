import type { ImageFault } from '../../../../cli/core/content/image-file.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';
import { expectBothLanguages } from '../../wording.ts';

test.each(transcript`
    that does not exist | sapins.svg
    > 3:8-3:18 image/missing: l’image « sapins.svg » n’est pas dans images/ -> vouliez-vous dire « sapin.svg » ? une nouvelle image se met dans images/
    named from the project | content/images/sapin.svg
    > 3:8-3:32 image/missing: l’image « content/images/sapin.svg » n’est pas dans images/ -> écrivez « sapin.svg », le chemin à l’intérieur de images/, ou laissez faire « npm run sapin -- fix --write »
    outside | ../site.yaml
    > 3:8-3:20 image/outside: le chemin « ../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de images/
    outside, by a way round | a/../../site.yaml
    > 3:8-3:25 image/outside: le chemin « a/../../site.yaml » sort du dossier images/ -> écrivez un chemin à l’intérieur de images/
    of the folder | sapin.svg
    on an allowed host | https://images.example/a.jpg
    on another host | https://evil.example/a.jpg
    > 3:8-3:34 image/host: l’image « https://evil.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    on a host that ends alike | https://evil-images.example/a.jpg
    > 3:8-3:41 image/host: l’image « https://evil-images.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    on an allowed host, over http | http://images.example/a.jpg
    > 3:8-3:35 image/host: l’image « http://images.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    on the protocol of the page | //images.example/a.jpg
    > 3:8-3:30 image/host: l’image « //images.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    with the host as user | https://images.example@evil.example/a.jpg
    > 3:8-3:49 image/host: l’image « https://images.example@evil.example/a.jpg » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    in a script | javascript:alert(1)
    > 3:8-3:27 image/host: l’image « javascript:alert(1) » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
    in data | "data:image/svg+xml,<svg/>"
    > 3:8-3:35 image/host: l’image « data:image/svg+xml,<svg/> » ne vient pas d’un hébergeur permis -> les hébergeurs permis : images.example (site.yaml, imageHosts)
  `)('$title', ({ given: [value = ''], expected }) => {
  expect(complaintsOfTown(`image: ${value}`)).toEqual(expected);
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
