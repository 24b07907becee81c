import { wordsOfChecks } from '../checks/registry.ts';
import type { Params, ProblemCatalogue, Wording } from './catalogue.ts';
import { shorten } from './shorten.ts';
import { meantAddress, slipIn } from './slips.ts';

const say = (message: string, hint: string | null = null): Wording => ({ message, hint });
const quote = (value: string) => `"${shorten(value)}"`;
const orElse = (nearest: string | undefined, fallback: string) =>
  nearest ? `did you mean ${quote(nearest)}?` : fallback;
const example = (examples: readonly string[]) =>
  examples.length === 0 ? '' : `; for example: ${examples.join(' or ')}`;
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const stretch = ({ from, through }: Params<'season/gap'>['days']) =>
  from === through ? `on ${from}` : `from ${from} through ${through}`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'empty',
  infinity: 'an infinite number',
};
const type = (name: string) => TYPES[name] ?? name;

/** What to do about a habit of the hand that a refused value shows; nothing when it shows none. */
function slipHint(value: string, format?: string): string | undefined {
  const slip = slipIn(value, format);
  switch (slip?.kind) {
    case 'curly-quotes':
      return `YAML knows straight quotes only: "${shorten(slip.wanted)}"`;
    case 'written-date':
      return `write the date in figures, year-month-day: "${slip.wanted}"`;
    case 'no-such-day':
      return 'there is no such day: check the month and the day';
    case 'merged-items':
      return 'two items of the list are read as one: put their dashes in the same column';
    default:
      return undefined;
  }
}

/** js-yaml's reasons that have a remedy of their own; the others share one. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/dash is expected/, 'write "-", a space, then the item, in the column of the others'],
  [/within a (?:double|single) quoted scalar/, 'add the quote that is missing at the end of the value'],
  [/whitespace character is expected after/, 'write "field: value", with a space after the colon'],
  [/within a flow collection|missed comma/, 'separate the items by commas and close with "]" or "}"'],
  [/bad indentation of a sequence entry/, 'put all dashes of the list in the same column'],
];

const JSON_PARTS: Readonly<Record<Params<'schema/json'>['wanted'], string>> = {
  value: 'a value',
  key: 'a property name in double quotes',
  colon: 'a colon',
  comma: 'a comma or the closing bracket',
  end: 'the end of the file',
  quote: 'the closing quote, on the same line',
  escape: 'a known escape (\\\\ for a backslash, \\t for a tab)',
};

export const en: ProblemCatalogue = {
  ...wordsOfChecks('en'),
  'file/missing': ({ path, schema }) =>
    say(
      `${quote(path)} is missing`,
      `create this file, or a folder of the same name: the schema ${schema} asks for it`,
    ),
  'file/both': ({ name }) =>
    say(`both ${quote(`${name}.yaml`)} and the folder ${quote(`${name}/`)} exist`, 'keep one of them'),
  'file/empty': () => say('the file is empty', 'write the fields of the entry, or delete the file'),
  'file/encoding': ({ byte }) => say(`the file is not UTF-8 (byte ${byte + 1})`, 'save it as UTF-8'),
  'file/too-large': ({ bytes, max }) =>
    say(
      `the file is ${Math.ceil(bytes / 1024)} KiB, more than the ${max / 1024} KiB allowed`,
      'split it into several entries',
    ),
  'file/more': ({ shown }) =>
    say(`this file has more than ${shown} problems, the rest is not shown`, 'mend these, then run it again'),
  'file/outside': ({ target }) =>
    say(
      `this symbolic link leaves the content folder (to ${quote(target)})`,
      'replace it by the file itself',
    ),
  'file/no-content': ({ path }) =>
    say(`there is no content folder at ${quote(path)}`, 'check the path given with --content'),
  'file/link': (link) =>
    say(
      link.reason === 'folder'
        ? 'this symbolic link leads to a folder: it is not followed'
        : link.reason === 'cycle'
          ? `this symbolic link goes in a circle (to ${quote(link.target)})`
          : `this symbolic link leads to nothing (to ${quote(link.target)})`,
      link.reason === 'folder' ? 'replace it by the folder itself' : 'replace it by the file itself',
    ),
  'file/not-a-file': ({ found }) =>
    say(
      found === 'folder' ? 'this is a folder with the name of a file' : 'this is not a regular file',
      'replace it by a file, or delete it',
    ),
  'file/bad-name': ({ name, suggestion }) =>
    say(
      `the name ${quote(name)} is not a slug`,
      `lower-case letters without accents, digits and hyphens; rename it ${quote(suggestion)}`,
    ),
  'file/same-name': ({ other }) =>
    say(
      `this name differs from ${quote(other)} by case or Unicode form only`,
      'rename one of them: some computers take them for the same',
    ),
  'file/unknown': ({ nearest, names }) =>
    say('no schema describes this file', orElse(nearest, `put it into one of: ${names.join(', ')}`)),
  'file/unreadable': ({ reason }) => say(`the file cannot be read (${reason})`, 'check its permissions'),
  'file/unwritable': ({ reason }) =>
    say(
      `cannot write here (${reason})`,
      'check the path, the rights and the space left: nothing has changed',
    ),
  'file/foreign': () => say('sapin did not write this file', 'move it, or choose another folder with --out'),
  'file/stale': () => say('this file is stale', 'run "npm run generate" and commit the result'),
  'yaml/syntax': ({ reason }) =>
    say(
      `this is not YAML: ${reason}`,
      SYNTAX.find(([pattern]) => pattern.test(reason))?.[1] ??
        'check the indentation, the space after each colon, and quote values that hold ": " or " #"',
    ),
  'yaml/tab': () => say('a tab indents this line', 'use spaces, two for each level'),
  'yaml/duplicate-key': ({ key }) =>
    say(`the field ${quote(key)} is written twice`, 'keep one of the two lines'),
  'yaml/alias': ({ name }) =>
    say(
      `the alias ${quote(`*${name}`)} is not allowed`,
      'write the value out; quote it when it starts with "*"',
    ),
  'yaml/anchor': ({ name }) =>
    say(
      `the anchor ${quote(`&${name}`)} is not allowed`,
      'delete it; quote the value when it starts with "&"',
    ),
  'yaml/merge-key': () => say('the field "<<" is not allowed', 'write the fields one by one'),
  'yaml/tag': ({ tag }) =>
    say(`the tag ${quote(tag)} is not allowed`, 'delete it; quote the value when it starts with "!"'),
  'yaml/several-documents': () =>
    say('the file holds several documents', 'delete the line "---", or make two files'),
  'yaml/depth': ({ max }) => say(`more than ${max} levels of nesting`, 'simplify the structure'),
  'yaml/key': ({ isPlaceholder }) =>
    isPlaceholder
      ? say('a value that starts with "{{" is read as a mapping', 'quote the whole value: "{{fact-name}}"')
      : say(
          'a field name can be neither a list nor a mapping',
          'quote the name when it holds brackets or braces',
        ),
  'schema/broken': ({ reason }) =>
    say(`this schema is broken: ${reason}`, 'a maintainer must mend it: the content is not at fault'),
  'schema/json': ({ wanted, found }) =>
    say(
      found === ''
        ? `this schema is not JSON: ${JSON_PARTS[wanted]} is missing`
        : `this schema is not JSON: expected ${JSON_PARTS[wanted]}, not ${quote(found)}`,
      'a maintainer must fix it: the content is not at fault',
    ),
  'schema/type': ({ field, expected, found, value, description, examples, isCommented }) => {
    if (isCommented) return say(`${quote(field)} is empty: "#" starts a comment`, 'quote the value');
    if (expected.includes('boolean') && /^(oui|non|vrai|faux|yes|no)$/i.test(value))
      return say(
        `${quote(field)} must be true or false, not ${quote(value)}`,
        `write ${/^(oui|vrai|yes)$/i.test(value) ? 'true' : 'false'}`,
      );
    const wants = expected.map(type).join(' or ');
    if (/^-?\d+,\d+/.test(value) && expected.includes('number'))
      return say(
        `${quote(field)} must be a number, not ${quote(value)}`,
        `decimals take a point: ${value.replace(',', '.').replace(/[^\d.-]/g, '')}`,
      );
    if (expected.includes('string') && found !== 'null' && found !== 'array' && found !== 'object')
      return say(
        `${quote(field)} must be a text, not ${type(found)}`,
        `quote the value: "${shorten(value)}"`,
      );
    return say(
      found === 'null' ? `${quote(field)} is empty` : `${quote(field)} must be ${wants}, not ${type(found)}`,
      slipHint(value) ?? `write ${wants}${description ? ` (${description})` : ''}${example(examples)}`,
    );
  },
  'schema/required': ({ missing, description, examples }) =>
    say(
      `the field ${quote(missing)} is missing`,
      `add a line ${quote(`${missing}: …`)}${description ? `: ${description}` : ''}${example(examples)}`,
    ),
  'schema/additionalProperties': ({ key, nearest, known }) =>
    say(
      `there is no field ${quote(key)} here`,
      orElse(nearest, known.length > 0 ? `the fields: ${known.join(', ')}` : 'delete this line'),
    ),
  'schema/enum': ({ field, value, allowed, nearest }) =>
    say(
      `${quote(field)} cannot be ${quote(value)}`,
      slipHint(value) ??
        `${nearest ? `did you mean ${quote(nearest)}? ` : ''}one of: ${allowed.map(quote).join(', ')}`,
    ),
  'schema/const': ({ field, value, allowed }) =>
    say(`${quote(field)} cannot be ${quote(value)}`, `write ${quote(allowed)}`),
  'schema/pattern': ({ field, value, description, examples, pattern }) =>
    say(
      `${quote(field)} is not written ${quote(value)}`,
      slipHint(value) ?? `${description ?? `the form: ${pattern}`}${example(examples)}`,
    ),
  'schema/format': ({ field, value, format, description, examples }) =>
    say(
      `${quote(value)} is not valid for ${quote(field)}`,
      slipHint(value, format) ?? `${description ?? 'check the value'}${example(examples)}`,
    ),
  'schema/minimum': ({ field, value, limit }) =>
    say(`${quote(field)} is ${value}, less than ${limit}`, `write ${limit} or more`),
  'schema/maximum': ({ field, value, limit }) =>
    say(`${quote(field)} is ${value}, more than ${limit}`, `write ${limit} or less`),
  'schema/exclusiveMinimum': ({ field, value, limit, examples }) =>
    say(
      `${quote(field)} is ${value}; it must exceed ${limit}`,
      `write a number above ${limit}${example(examples)}`,
    ),
  'schema/exclusiveMaximum': ({ field, value, limit, examples }) =>
    say(
      `${quote(field)} is ${value}; it must be below ${limit}`,
      `write a number below ${limit}${example(examples)}`,
    ),
  'schema/multipleOf': ({ field, value, limit, examples }) =>
    say(`${quote(field)} has too many decimals: ${value}`, `round it to ${limit}${example(examples)}`),
  'schema/minLength': ({ field, limit, description, examples }) =>
    say(
      limit === 1
        ? `${quote(field)} is empty`
        : `${quote(field)} is too short (at least ${plural(limit, 'character')})`,
      `${description ?? 'write it'}${example(examples)}`,
    ),
  'schema/maxLength': ({ field, count, limit }) =>
    say(
      `${quote(field)} has ${plural(count, 'character')}, more than ${limit}`,
      `shorten it by ${plural(count - limit, 'character')}`,
    ),
  'schema/minItems': ({ field, count, limit }) =>
    say(`the list ${quote(field)} has ${plural(count, 'item')}`, `it needs at least ${limit}`),
  'schema/maxItems': ({ field, count, limit }) =>
    say(`the list ${quote(field)} has ${plural(count, 'item')}`, `it takes at most ${limit}`),
  'schema/minProperties': ({ field, limit }) =>
    say(`${quote(field)} has too few fields`, `it needs at least ${limit}`),
  'schema/maxProperties': ({ field, limit }) =>
    say(`${quote(field)} has too many fields`, `it takes at most ${limit}`),
  'schema/uniqueItems': ({ field, first, second }) =>
    say(
      `the list ${quote(field)} holds the same value twice`,
      `items ${first + 1} and ${second + 1} are equal: delete one`,
    ),
  'schema/x-unique': ({ field, value, other }) =>
    say(`${quote(field)} is ${quote(value)}, as in ${other}`, 'two entries cannot share this value'),
  'schema/x-above': ({ field, value, belowTitle, belowValue }) =>
    say(
      `${quote(field)} (${value}) must exceed ${quote(belowTitle)} (${belowValue})`,
      `write a number above ${belowValue}, or mend ${quote(belowTitle)}`,
    ),
  'schema/other': ({ field, keyword, reason }) =>
    say(`${quote(field)} is not valid (${keyword}: ${reason})`, 'compare it with a neighbouring file'),
  'ref/unknown': ({ value, collection, nearest }) =>
    say(
      `there is no ${quote(value)} in ${collection}/`,
      slipHint(value) ??
        orElse(
          nearest,
          /^[a-z0-9-]+$/.test(value)
            ? `create ${collection}/${value}.yaml, or name an existing entry`
            : `name an entry of ${collection}/: its file's name without ".yaml"`,
        ),
    ),
  'ref/collection': ({ value, nearest, collections }) =>
    say(
      `there is no collection ${quote(value)}`,
      orElse(nearest, `the collections: ${collections.join(', ')}`),
    ),
  'link/dead': ({ value, nearest }) =>
    say(`the link ${quote(value)} leads nowhere`, orElse(nearest, 'check the address in routes.yaml')),
  'link/fallback': ({ value, nearest }) =>
    say(
      `the link ${quote(value)} lands on a fallback page: there is no such entry`,
      orElse(nearest, 'check the address'),
    ),
  'link/scheme': ({ value }) =>
    say(
      `the address ${quote(value)} is not allowed`,
      `${meantAddress(value) ? `write ${quote(meantAddress(value) ?? '')}: ` : ''}an internal link starts with "/", an external one with https://, tel: or mailto:`,
    ),
  'link/route': ({ value, reason, nearest }) =>
    ({
      'page-twice': say(`the page ${quote(value)} is in the table already`, 'one line a page'),
      'path-twice': say(`the path ${quote(value)} is in the table already`, 'one line a path'),
      'no-parameter': say(
        `the path ${quote(value)} has a variable part, and no collection answers it`,
        'add "collection: …"',
      ),
      'needs-parameter': say(
        `the path ${quote(value)} cannot show a whole collection`,
        'add "/:name" to the path, or "entry: …"',
      ),
      'no-collection': say(`the collection of the entry ${quote(value)} is not given`, 'add "collection: …"'),
      'unknown-page': say(`there is no page ${quote(value)}`, orElse(nearest, 'name a page of the table')),
    })[reason],
  'link/redirect': ({ value, reason }) =>
    reason === 'twice'
      ? say(`the address ${quote(value)} is redirected already`, 'keep one of the two lines')
      : say(`the address ${quote(value)} is that of a page`, 'delete this redirect: it would hide the page'),
  'image/missing': ({ value, nearest }) =>
    say(`the image ${quote(value)} is not in images/`, orElse(nearest, 'add it to content/images/')),
  'image/outside': ({ value, nearest }) =>
    say(
      `the path ${quote(value)} leaves the images folder`,
      orElse(nearest, 'write a path inside content/images/'),
    ),
  'image/unusable': ({ value, fault }) => {
    const image = `the image ${quote(value)}`;
    switch (fault.reason) {
      case 'ending':
        return say(
          `${image} is of no known format`,
          'save a photograph as .jpg, an image with a transparent ground as .png, a drawing as .svg',
        );
      case 'broken':
        return say(
          `${image} cannot be read: the file is damaged, or of another format than its name says`,
          'open the original and save it again',
        );
      case 'bytes':
        return say(
          `${image} is ${Math.ceil(fault.bytes / 1024)} KiB, more than the ${fault.max / 1024} KiB allowed`,
          'make it smaller: 2400 pixels across are enough for a photograph; a drawing holds no photograph',
        );
      case 'pixels':
        return say(
          `${image} is ${fault.width} × ${fault.height} pixels, more than the ${fault.max} allowed a side`,
          'make it smaller: 2400 pixels across are enough',
        );
    }
  },
  'image/host': ({ value, hosts }) =>
    say(
      `the image ${quote(value)} is not on an allowed host`,
      hosts.length > 0
        ? `the allowed hosts: ${hosts.join(', ')} (site.yaml, imageHosts)`
        : 'add its host to imageHosts in site.yaml',
    ),
  'fact/unknown': ({ name, nearest }) =>
    say(
      `there is no fact {{${name}}}`,
      nearest ? `did you mean {{${nearest}}}?` : 'the facts are the files of facts/',
    ),
  'fact/no-reading': ({ name, surface }) =>
    surface === ''
      ? say(
          `{{${name}}} has no reading for all pages, and nothing tells which of them shows this text`,
          `leave one reading of facts/${name}.yaml without surfaces, or write the text differently`,
        )
      : say(
          `{{${name}}} has no reading for the page ${quote(surface)}`,
          `add ${quote(surface)} to the surfaces of a reading in facts/${name}.yaml`,
        ),
  'fact/ambiguous': ({ name, surfaces }) =>
    say(
      `{{${name}}} does not say the same on all pages that show this text`,
      `${surfaces.map(({ surface, value }) => `${surface}: ${value}`).join('; ')}; settle it with "sapin decide", or write the text differently`,
    ),
  'fact/unknown-surface': ({ value, nearest, surfaces }) =>
    say(`there is no page ${quote(value)}`, orElse(nearest, `the pages: ${surfaces.join(', ')}`)),
  'fact/surface-twice': ({ surface }) =>
    say(
      `the page ${quote(surface)} shows another reading already`,
      'a page shows one reading: delete one of the two',
    ),
  'fact/several-defaults': () =>
    say(
      'another reading has no surfaces either',
      'only one reading can serve all other pages: name those of one of them',
    ),
  'fact/decision': ({ value, readings }) =>
    say(`the decision ${quote(value)} is none of the readings`, `one of: ${readings.map(quote).join(', ')}`),
  'text/placeholder': ({ found }) =>
    say(`${quote(found)} is not a well-formed placeholder`, 'write {{fact-name}}, without spaces'),
  'text/html': ({ tag }) =>
    say(
      `HTML is not allowed in Markdown (${shorten(tag)})`,
      'write Markdown: **bold**, *italic*, [text](/address)',
    ),
  'text/invisible': ({ code }) =>
    say(`an invisible character hides in this text (${code})`, 'delete it, and type what is around it again'),
  'text/image': ({ value }) =>
    say(`an image has no place in Markdown (${shorten(value)})`, 'use the entry\'s field "image"'),
  'text/title': () =>
    say('the page has its title: a text does not bear a second one', 'write "##" before a subheading'),
  'text/read-time': ({ field, value, words, minutes, pace }) =>
    say(
      `${quote(field)} is ${value}, but the text takes ${plural(minutes, 'minute')} to read (${plural(words, 'word')})`,
      `write ${minutes}: count ${pace} words a minute`,
    ),
  'text/provisional': ({ field, value }) =>
    say(`${quote(field)} is still a placeholder: ${quote(value)}`, 'write the real value before publishing'),
  'finder/unread-question': ({ question }) =>
    say(
      `no rule reads the question ${quote(question)}`,
      'write a rule that does, or remove the question: it changes nothing',
    ),
  'finder/unread-answer': ({ question, answer }) =>
    say(
      `no rule reads the answer ${quote(answer)} to the question ${quote(question)}`,
      'add it to the "answers" of a rule, or remove the option',
    ),
  'finder/never-matches': ({ reason, value, nearest }) =>
    ({
      question: say(
        `this rule reads the question ${quote(value)}, which does not exist`,
        orElse(nearest, 'name one of the questions of the file'),
      ),
      answer: say(
        `this rule waits for the answer ${quote(value)}, which the question does not offer`,
        orElse(nearest, 'name one of the options of the question'),
      ),
      kind: say(
        `this rule does not suit the answers of the question ${quote(value)}`,
        'a number is compared (at-most, at-least, below) and needs no "answers"; an option is compared with "is"',
      ),
      margin: say(
        `the margin ${quote(value)} of this rule is not a distance in cm or m`,
        'name a fact such as headroom, or remove the margin',
      ),
      tree: say(
        `this rule can never match: no tree answers it by its ${quote(value)}`,
        'mend its values or the bounds of the question, or remove it',
      ),
    })[reason],
  'season/no-date': ({ fact }) =>
    say(
      `the fact ${quote(fact)} gives the header of the site no day`,
      'name a fact of the kind date or date-range that has a reading for "header"',
    ),
  'season/no-hours': ({ fact }) =>
    say(
      `the fact ${quote(fact)} gives the header of the site no hours`,
      'name a fact of the kind hours that has a reading for "header"',
    ),
  'season/overlap': ({ one, other, days }) =>
    say(
      `${quote(one)} and ${quote(other)} overlap ${days.map(stretch).join(' and ')}`,
      'a day is in one season only: end one earlier or begin the other later',
    ),
  'season/gap': ({ days }) =>
    say(
      `the seasons leave a gap in the year, ${stretch(days)}`,
      'end the season before it later, or begin the one after it earlier',
    ),
};
