// A variety's drawing as a file. Browsers get the file, not the code that draws it.
import type { VarietyDrawing } from '#generated/types.ts';
import { varieties } from '#generated/varieties.ts';
import { gouges, type Sheet } from '../components/tree/cut-paper.ts';
import { drawTree } from '../components/tree/draw-tree.ts';
import { inPalette } from './palette.ts';
import { treesToScale } from './trees-to-scale.tsx';
import { drawingPath } from './variety-pictures.ts';

/** By name: an SVG in which the path `tree` runs from the foot of the tree to its tip. What comes before it lies behind the tree. */
const scenes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./scenes/*.svg', { query: '?raw', import: 'default', eager: true }),
  ).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg]),
);

/** The drawing of every variety without photographs, and each tree of the list to scale, by their address. */
export function treePictures(): ReadonlyMap<string, string> {
  const drawn = varieties.filter(({ images }) => images === undefined);
  return new Map([
    ...drawn.map(({ slug, drawing }) => [drawingPath(slug), treePicture(drawing)] as const),
    ...treesToScale(),
  ]);
}

/** The tree in its scene: an SVG document of 600 × 750. */
export function treePicture(drawing: VarietyDrawing): string {
  const scene = scenes[drawing.scene];
  if (!scene) throw new Error(`src/data/scenes has no ${drawing.scene}.svg`);
  return inPalette(
    scene.replace(/<path id="tree" d="M([\d.]+) ([\d.]+)V([\d.]+)"\/>/, (_, x, foot, tip) => {
      const scale = (Number(foot) - Number(tip)) / 1000;
      return `<g transform="translate(${x} ${foot})scale(${scale})">${drawTree(drawing, gouges).map(sheetMarkup).join('')}</g>`;
    }),
    'day',
  );
}

function sheetMarkup({ d, fill, lift, opacity }: Sheet, index: number): string {
  const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
  if (lift === 0) return `<path fill="${fill}"${seen} d="${d}"/>`;
  const id = `t${index}`;
  const at = (distance: number) => Number(distance.toFixed(1));
  const shadow = `<use href="#${id}" x="${at(lift * 0.4)}" y="${at(lift)}" opacity=".34"/>`;
  return `${shadow}<g fill="${fill}"${seen}><path id="${id}" d="${d}"/></g>`;
}
