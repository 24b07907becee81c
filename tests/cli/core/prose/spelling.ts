const SMALL = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit ' +
  'dix-neuf'
).split(' ');
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** French words for 0 to 9999, hyphenated below a hundred as tradition has it. */
export function spell(number: number): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  if (thousands > 0) {
    const head = thousands === 1 ? 'mille' : `${SMALL[thousands]} mille`;
    return rest === 0 ? head : `${head} ${spell(rest)}`;
  }
  const hundreds = Math.floor(number / 100);
  if (hundreds === 0) return spellBelow100(number);
  const below = number % 100;
  const head = hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent`;
  if (below === 0) return hundreds === 1 ? head : `${head}s`;
  return `${head} ${spellBelow100(below)}`;
}

function spellBelow100(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  const ten = Math.floor(number / 10);
  const unit = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10;
  if (number === 80) return 'quatre-vingts';
  if (unit === 0) return TENS[ten] ?? '';
  const joint = (unit === 1 || unit === 11) && ten < 8 ? ' et ' : '-';
  return `${TENS[ten]}${joint}${SMALL[unit]}`;
}
