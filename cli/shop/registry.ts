import type { DerivedModule } from '../generate/derived.ts';
import { calendar } from './calendar.ts';
import { functions } from './functions.ts';
import { kilometres } from './kilometres.ts';
import { measures } from './measures.ts';
import { treeSizes } from './tree-sizes.ts';

/** The modules that this shop derives from its content. */
export const DERIVED: readonly DerivedModule[] = [calendar, functions, kilometres, measures, treeSizes];
