import type { Picture, Variety } from '#generated/types.ts';

/** A variety's photographs, or else its drawing. */
export function varietyPictures({
  slug,
  images,
  drawing,
}: Pick<Variety, 'slug' | 'images' | 'drawing'>): readonly [Picture, ...Picture[]] {
  const drawn = { src: drawingPath(slug), alt: drawing.alt };
  const [first = drawn, ...others] = images ?? [];
  return [first, ...others];
}

/** Address of a variety's drawing, which the build makes. */
export function drawingPath(slug: string): string {
  return `/dessins/${slug}.svg`;
}
