import { renderToStaticMarkup } from 'react-dom/server';
import type { VarietySlug } from '#generated/varieties.ts';
import type { TreeShape } from '../components/tree/draw-tree.ts';
import { Person } from '../components/tree/Person.tsx';
import { TreeDrawing } from '../components/tree/TreeDrawing.tsx';
import { comparedVarieties } from './compared-varieties.ts';
import { personHeightOn } from './distances.ts';
import { inPalette, themes } from './palette.ts';

/** The tallest tree of each variety beside a person, all to one scale, by the address of each theme's drawing. */
export function treesToScale(): ReadonlyMap<string, string> {
  const person = personHeightOn('variety-list');
  const trees = comparedVarieties('variety').map(({ slug, shape, sizes }) => ({
    slug,
    shape,
    height: sizes.at(-1)?.max ?? 0,
  }));
  const tallest = Math.max(person, ...trees.map(({ height }) => height));
  return new Map(
    trees.flatMap(({ slug, ...tree }) => {
      const svg = renderToStaticMarkup(<ToScale {...tree} tallest={tallest} person={person} />);
      return themes.map((theme) => [pictureToScale(slug)[theme].src, inPalette(svg, theme)] as const);
    }),
  );
}

/** Decorative: the words beside it say how tall and how wide the tree is. */
export function pictureToScale(slug: VarietySlug) {
  return {
    day: { src: `/dessins/echelle/${slug}.svg`, alt: '' },
    night: { src: `/dessins/echelle/${slug}-nuit.svg`, alt: '' },
  };
}

/** Drawing units in a metre. */
const metre = 100;
/** In metres: arms and mittens, and the air beside them. */
const personWidth = 0.9;

interface ToScaleProps {
  readonly shape: TreeShape;
  /** In metres, as are the others. */
  readonly height: number;
  readonly tallest: number;
  readonly person: number;
}

function ToScale({ shape, height, tallest, person }: ToScaleProps) {
  const width = Math.ceil((personWidth + tallest * 0.7) * metre);
  const top = Math.ceil((Math.max(height, person) + 0.1) * metre);
  const middle = (personWidth * metre + width) / 2;
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={top + 6}
      viewBox={`0 ${-top} ${width} ${top + 6}`}
    >
      <path stroke="var(--color-line)" strokeWidth="2" d={`M0 0H${width}`} />
      <g transform={`translate(${(personWidth * metre) / 2} 0)`}>
        <Person height={person * metre} />
      </g>
      <g transform={`translate(${middle} 0)`}>
        <TreeDrawing shape={shape} height={height * metre} />
      </g>
    </svg>
  );
}
