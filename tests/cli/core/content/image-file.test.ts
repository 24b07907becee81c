import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inspectImage } from '../../../../cli/core/content/image-file.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { complaintsAbout, makeProject } from '../../content-folder.ts';

const folder = lastingFolder();

function inspect(name: string, bytes: string | Uint8Array) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return inspectImage(file);
}

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
const jpeg = await photo.clone().jpeg().toBuffer();
const progressive = await photo
  .clone()
  .jpeg({ progressive: true })
  .withExif({ IFD0: { Copyright: 'x'.repeat(9000) } })
  .toBuffer();
/** A JPEG behind a block of metadata that holds a small picture. */
const metadata = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 6]), Buffer.from([0xff, 0xd8, 0xff, 0xd9])]);
const previewed = Buffer.concat([jpeg.subarray(0, 2), metadata, jpeg.subarray(2)]);
/** As photo editors write their history: blocks of 64 KiB, one behind the other. */
const described = Buffer.concat([
  jpeg.subarray(0, 2),
  ...Array.from({ length: 9 }, () =>
    Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)]),
  ),
  jpeg.subarray(2),
]);
const png = await photo.clone().png().toBuffer();

test.each([
  ['a JPEG', 'a.jpg', jpeg],
  ['a progressive JPEG behind much EXIF', 'b.JPEG', progressive],
  ['a JPEG behind more metadata than is read first', 'h.jpg', described],
  ['a drawing behind a long remark', 'g.svg', `<!--${' '.repeat(300_000)}--><svg viewBox="0 0 40 30"/>`],
  ['a PNG', 'a.png', png],
  ['a drawing with a view box', 'a.svg', '<?xml version="1.0"?><svg viewBox="0 0 40 30"/>'],
  ['a drawing with sides', 'b.svg', '<svg width="40" height="30px"></svg>'],
  [
    'a drawing of parts',
    'f.svg',
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg viewBox="0 0 40 30"><title>on a = b</title><path style="fill:url(&quot;#b&quot;)"/><use xlink:href = "#a"/><image href="data:image/png;base64,"/></svg>',
  ],
])('a picture tells its size: %s', (_, name, bytes) => {
  expect(inspect(name, bytes)).toEqual({ width: 40, height: 30 });
});

test('a picture tells its size: a drawing that takes any size has none', () => {
  expect(inspect('c.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({});
});

test.each([
  '<script>alert(1)</script>',
  '<svg:script href="data:text/javascript,1"/>',
  '<path\nonclick = "alert(1)"/>',
  '<a href="javascript:alert(1)"/>',
  '<a xlink:href = "&#106;avascript:alert(1)"/>',
  '<use href="https://evil.example/a.svg#b"/>',
  '<image href="data:image/svg+xml,<svg/>"/>',
  '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
  '<foreignObject><p/></foreignObject>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<é:script>alert(1)</é:script>',
  '<set attributeName="&#104;ref" to="#"/>',
  '<h:meta xmlns:h="http://www.w3.org/1999/&#120;html" http-equiv="refresh"/>',
  '<path style="fill: url(&quot;https://evil.example/a.svg#b&quot;)"/>',
  '<path fill="url(//evil.example/a.svg#b)"/>',
])('a drawing that holds %s is a program', (part) => {
  expect(inspect('j.svg', `<svg viewBox="0 0 4 3">${part}</svg>`)).toEqual({ fault: { reason: 'active' } });
});

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>',
  '<?xml version="1.0" encoding="ISO-2022-JP"?>',
  '<?xml-stylesheet href="#a"?>',
])('a drawing that begins with %s is a program', (start) => {
  expect(inspect('j.svg', `${start}<svg viewBox="0 0 4 3"></svg>`)).toEqual({ fault: { reason: 'active' } });
});

test.each([
  ['an unknown ending', 'a.gif', jpeg, { reason: 'ending' }],
  ['no ending', 'photo', jpeg, { reason: 'ending' }],
  ['a PNG named as a JPEG', 'c.jpg', png, { reason: 'broken' }],
  ["an iPhone's photograph named as a JPEG", 'c.jpg', '\0\0\0\x18ftypheic', { reason: 'heic' }],
  ['a JPEG named as a PNG', 'c.png', jpeg, { reason: 'broken' }],
  ['a JPEG cut before its size', 'd.jpg', jpeg.subarray(0, 30), { reason: 'broken' }],
  ['a JPEG cut behind its size', 'h.jpg', jpeg.subarray(0, -20), { reason: 'cut' }],
  ['one with a preview that has an end', 'i.jpg', previewed.subarray(0, -20), { reason: 'cut' }],
  ['a PNG cut behind its size', 'h.png', png.subarray(0, -20), { reason: 'cut' }],
  ['a drawing that is cut', 'g.svg', '<svg viewBox="0 0 4 3"><path d="M0', { reason: 'cut' }],
  ['an empty file', 'e.png', '', { reason: 'broken' }],
  ['a text named as a drawing', 'd.svg', 'sapin', { reason: 'broken' }],
  ['a drawing without extent', 'e.svg', '<svg viewBox="0 0 0 0"/>', { reason: 'broken' }],
  [
    'a heavy drawing',
    'f.svg',
    `<svg viewBox="0 0 1 1"/>${' '.repeat(524_300)}`,
    { reason: 'bytes', bytes: 524_324, max: 524_288 },
  ],
  [
    'a bomb',
    'f.png',
    Buffer.concat([png.subarray(0, 16), Buffer.from('00007530', 'hex'), png.subarray(20)]),
    { reason: 'pixels', width: 30_000, height: 30, max: 12_000 },
  ],
])('a picture that is none: %s', (_, name, bytes, fault) => {
  expect(inspect(name, bytes)).toEqual({ fault });
});

test('a picture that is none: a file that is not there', () => {
  expect(inspectImage(path.join(folder, 'nowhere.png'))).toEqual({ fault: { reason: 'broken' } });
});

const town = 'name: Eguisheim\npostalCode: "68420"\nnearby: [colmar]\nimage: sapin.jpg\n';

test('check points at the line that names a broken picture', () => {
  const complaints = complaintsAbout({ 'towns/eguisheim.yaml': town, 'images/sapin.jpg': png });
  expect(complaints).toEqual([
    'towns/eguisheim.yaml:4:8-4:17 image/unusable: l’image « sapin.jpg » ne se lit pas : elle est abîmée, ou d’un autre format que son nom ne le dit -> ouvrez l’original et enregistrez-le de nouveau : une photo en .jpg, un dessin en .svg',
  ]);
});

test('check sees a picture that breaks after a clean run, and one that is repaired', () => {
  const project = makeProject({ 'towns/eguisheim.yaml': town, 'images/sapin.jpg': jpeg });
  expect(project.complaints()).toEqual([]);
  project.write('images/sapin.jpg', 'not a picture');
  expect(project.complaints()).toEqual([expect.stringContaining('image/unusable')]);
  project.write('images/sapin.jpg', jpeg);
  expect(project.complaints()).toEqual([]);
});
