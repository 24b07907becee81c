import { availability } from './availability.ts';
import { drawing } from './drawing.ts';
import { endedNotice } from './ended-notice.ts';
import { finder } from './finder.ts';
import { glyph } from './glyph.ts';
import { inSeason } from './in-season.ts';
import { opening } from './opening.ts';
import { pastSeason } from './past-season.ts';
import { phrases } from './phrases.ts';
import { priceless } from './priceless.ts';
import { seasons } from './seasons.ts';

export const SHOP_CHECKS = [
  availability,
  drawing,
  endedNotice,
  finder,
  glyph,
  inSeason,
  opening,
  pastSeason,
  phrases,
  priceless,
  seasons,
];
