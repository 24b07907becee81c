import { availability } from './availability.ts';
import { finder } from './finder.ts';
import { inSeason } from './in-season.ts';
import { opening } from './opening.ts';
import { phrases } from './phrases.ts';
import { seasons } from './seasons.ts';

/** The checks that know of trees. */
export const SHOP_CHECKS = [availability, finder, inSeason, opening, phrases, seasons];
