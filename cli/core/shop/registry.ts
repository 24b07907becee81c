import { COPIES } from './copies.ts';
import type { DerivedModule } from './derived.ts';
import { kilometres } from './kilometres.ts';
import { measures } from './measures.ts';
import { treeSizes } from './tree-sizes.ts';

/** The modules that this shop derives from its content, and the code that its pages share with the tool. */
export const DERIVED: readonly DerivedModule[] = [kilometres, measures, ...COPIES, treeSizes];
