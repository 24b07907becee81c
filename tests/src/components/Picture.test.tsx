import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../../src/components/Picture.tsx';

const drawing = { src: '/images/a.svg', alt: 'un sapin' };
const photo = {
  src: '/images/a-1234.jpg',
  alt: 'un sapin',
  width: 900,
  height: 600,
  photo: { stem: '/images/a-1234', widths: [400, 900], color: 'rgb(1 2 3)' },
};

test('a drawing is one image, with the size of its place when its own is not known', () => {
  expect(renderToStaticMarkup(<Picture picture={drawing} shape="portrait" />)).toBe(
    '<img src="/images/a.svg" alt="un sapin" width="600" height="750" loading="lazy" decoding="async"/>',
  );
  const known = renderToStaticMarkup(
    <Picture picture={{ ...drawing, width: 3, height: 2 }} shape="portrait" />,
  );
  expect(known).toContain('width="3" height="2"');
});

test('a photograph lets the browser choose width and format, and keeps its place and its colour', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} shape="hero" />);
  expect(html.match(/<source [^>]*>/g)).toEqual([
    '<source type="image/avif" srcSet="/images/a-1234-400.avif 400w, /images/a-1234-900.avif 900w" sizes="auto, 100vw"/>',
    '<source type="image/webp" srcSet="/images/a-1234-400.webp 400w, /images/a-1234-900.webp 900w" sizes="auto, 100vw"/>',
  ]);
  expect(html).toContain('src="/images/a-1234.jpg" alt="un sapin" width="900" height="600" loading="lazy"');
  expect(html).toContain('data-color="rgb(1 2 3)"');
});

test('the first picture of a page is fetched at once, for a width known beforehand', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} shape="hero" isFirst />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
  expect(html).toContain('sizes="100vw"');
});
