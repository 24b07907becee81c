import { finder } from './finder.ts';
import { opening } from './opening.ts';
import { seasons } from './seasons.ts';

/** The checks that know of trees. */
export const SHOP_CHECKS = [finder, opening, seasons];
