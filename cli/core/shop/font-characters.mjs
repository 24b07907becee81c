// In JavaScript, because Node cuts the fonts to them when the packages are installed.

/** What French is written with, the names of Alsace among it, and the site's fonts can draw: ASCII, letters with their accents, signs and spaces. */
export const CHARACTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(''),
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüÿßÁÍÑÓÚáíñóú',
  '«»‹›“”‘’„…–—·•°²³ªº½¼¾×±−€™©®',
  '\u00a0\u2009\u2011\u202f',
].join('');
