import { expect, test } from 'vitest';
import { WORDS } from '../../../../cli/desk/words.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { copyTo, openDesk } from '../desk-of.ts';

const SLOW =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f"><feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency="0.01" numOctaves="20"/><feMorphology operator="dilate" radius="200"/></filter><rect width="3000" height="3000" filter="url(#f)"/></svg>';

test(
  'a small drawing that takes minutes is given up, and the desk answers meanwhile',
  async () => {
    const folder = temporaryFolder();
    copyTo(folder);
    const desk = openDesk(folder);
    const began = performance.now();
    const upload = desk.upload('x.svg', Buffer.from(SLOW));
    expect((await desk.get('/search?q=sapin')).status).toBe(200);
    expect(await upload).toMatchObject({ status: 422, body: WORDS.pictures.tooSlow });
    expect(performance.now() - began).toBeLessThan(60_000);
  },
  TIME_LIMIT,
);
