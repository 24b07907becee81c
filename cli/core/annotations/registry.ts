import { above } from './above.ts';
import { after } from './after.ts';
import { collection } from './collection.ts';
import { href } from './href.ts';
import { image } from './image.ts';
import { length } from './length.ts';
import { links } from './links.ts';
import { markdown } from './markdown.ts';
import { MARKS } from './marks.ts';
import { number } from './number.ts';
import { readTime } from './read-time.ts';
import { readings } from './readings.ts';
import { ref } from './ref.ts';
import { surfaceId } from './surface-id.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';
import { words } from './words.ts';

export const ANNOTATIONS = [
  above,
  after,
  collection,
  href,
  image,
  length,
  links,
  markdown,
  ...MARKS,
  number,
  readTime,
  readings,
  ref,
  surfaceId,
  text,
  unique,
  words,
] as const;
