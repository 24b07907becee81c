import type { HelpWords } from './fr.ts';

export const en: HelpWords = {
  titles: {},
  usage: { options: '[options]', command: '[command]' },
  defaultValue: (value) => `default: ${value}`,
  choices: (values) => `choices: ${values}`,
  examples: 'Examples:',
  rules: 'Rules:',
  help: 'shows this help',
  helpOf: 'shows the help of a command',
  seeHelp: '(sapin --help for help)',
  fault: (message) => `error: ${message}`,
  didYouMean: (names) => `(did you mean ${names}?)`,
  callFaults: [],
  program: 'Checks the content of the site, looks for contradictions in it, and makes typed modules from it',
  common: {
    content: 'the content folder',
    schemas: 'the schemas folder',
    format: 'the form of the result',
    noColor: 'no colours',
    lang: 'the language of the messages',
  },
  commands: {
    check: {
      about: 'checks the whole content and shows every fault at its place',
      release: 'refuses what is still made up as well (name, phone, addresses)',
    },
    generate: {
      about: 'checks the content, then writes the typed modules of the site',
      out: 'the folder to write',
      check: 'writes nothing; fails when the folder is stale',
      watch: 'starts again at each change, until Ctrl+C',
    },
    consistency: {
      about: 'looks for what contradicts itself, and shows it with all its sides',
      strict: 'fails on what is accepted or settled as well',
      rule: 'only this rule; may be repeated',
      report: 'writes a page for a browser as well',
      all: 'also shows what is settled, and values that could be their constant',
      accept: 'accepts what is open on this subject, with --reason',
      reason: 'why',
      until: 'up to and including this date (year-month-day)',
      prune: 'removes acceptances that match nothing any more',
    },
    decide: {
      about: 'keeps one reading: every page shows it',
      subject: 'a constant or a price file: facts/order-deadline',
      value: 'the value to keep, or the source of the grid',
      undo: 'goes back to all the readings',
    },
    where: {
      about: 'shows every page and every line that shows or names a subject',
      subject: 'a constant, a price file, an entry; or its file, or its page’s address',
    },
    new: {
      about: 'writes an entry to be filled in, from its schema; at a terminal, without arguments, asks which',
      collection: 'a folder of content/',
      slug: 'the slug of the entry: the name of its file',
      out: 'the folder that generate writes: the entry names its schema there',
      from: 'copies this entry instead of starting from the schema',
    },
    rename: {
      about: 'renames an entry, all that names it and every link, and redirects the old address',
      collection: 'a folder of content/',
      old: 'the slug of today',
      new: 'the slug of tomorrow',
    },
    fix: {
      about: 'shows what can be fixed without risk (punctuation, blanks, quotes, lists to sort)',
      files: 'only these files of content/',
      write: 'writes the corrections',
    },
    stats: {
      about:
        'counts what there is: entries, words, pictures without a text, entries without a link, unused fields',
    },
    serve: {
      about: 'serves the built site, with the functions of the forms',
      port: 'the port (0: a free one)',
      dist: 'the folder of the built site',
      submissions: 'the folder that keeps what the forms send',
      behindProxy: 'a proxy is in front, which gives the visitor’s address in X-Forwarded-For',
      checkMail: 'sends a trial message with the mail settings, and says what is wrong',
    },
    completion: { about: 'writes what completes the commands in a terminal', shell: 'bash, zsh or fish' },
  },
};
