import { setPictureFiles, withPictureFiles } from '../../../src/data/picture-files.ts';

afterEach(() => setPictureFiles(new Map()));

test('pictures in a text get the files of the build, photographs in each width', () => {
  const photo = { stem: '/images/a-1', widths: [400, 640], color: 'rgb(0 0 0)' };
  setPictureFiles(
    new Map([
      ['/images/un sapin.svg', { src: '/images/un-sapin-2.svg' }],
      ['/images/a.jpg', { src: '/images/a-1.jpeg', width: 640, height: 480, photo }],
    ]),
  );
  const [drawing, photograph, other] = [
    '<img src="/images/un%20sapin.svg" alt="b">',
    '<img src="/images/a.jpg" alt="c" data-width="50">',
    '<img src="https://a.example/d.jpg" alt="d">',
  ];
  const { body } = withPictureFiles({ body: `<p>${drawing}</p><p>${photograph}</p>${other}` });
  expect(body).toBe(
    [
      '<p><img src="/images/un-sapin-2.svg" alt="b"></p><p><picture>',
      '<source type="image/avif" srcset="/images/a-1-400.avif 400w, /images/a-1-640.avif 640w" sizes="auto, (min-width: 60rem) 38rem, 92vw">',
      '<source type="image/webp" srcset="/images/a-1-400.webp 400w, /images/a-1-640.webp 640w" sizes="auto, (min-width: 60rem) 38rem, 92vw">',
      `<img src="/images/a-1.jpeg" alt="c" data-width="50"></picture></p>${other}`,
    ].join(''),
  );
});
