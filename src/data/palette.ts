import tokens from '../styles/tokens.css?raw';

export const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];

const [day = '', night = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');

/** An image has no style sheet of the site's: the colours of a theme take the place of their names. */
export function inPalette(svg: string, theme: Theme): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colourIn = (sheet: string) => sheet.match(new RegExp(`${name}: (#[0-9a-f]+);`))?.[1];
    const colour = (theme === 'night' && colourIn(night)) || colourIn(day);
    if (!colour) throw new Error(`tokens.css has no colour ${name}`);
    return colour;
  });
}
