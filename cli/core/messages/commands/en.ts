// Longer than other files: each message is words alone.
import { en as phrases } from '../phrases.ts';
import type { CommandWords } from './fr.ts';

const { plural, quote } = phrases;
const orNear = (near: string | undefined) => (near ? `; did you mean ${quote(near)}?` : '');

export const en: CommandWords = {
  unknown: (subject, near) => `${quote(subject)} does not exist${orNear(near)}`,
  noProject: (content, schemas, start) =>
    `there is neither a content folder nor schemas here: ${content}, ${schemas}\nstart in the project's folder, or name the folders with --content and --schemas; a new project begins with:\n${start}`,
  progress: { check: 'checking', generate: 'writing', compare: 'comparing' },
  check: {
    gone: (path, places) =>
      `the file ${path} is not there, and ${places > 1 ? `${places} places name it` : 'one place names it'}`,
    bringBack: (command) =>
      `if it was deleted or renamed by mistake, bring it back: "${command}", or the history of the desk (npm run desk); if it is to go, delete these places`,
    restore: (command: string, otherwise: string) =>
      `if by accident, restore it: "${command}", or use the history of the desk (npm run desk); if not, ${otherwise}`,
    create: (command) => `create it ("${command}"), or name an existing entry there`,
    later: 'what depends on the day, or on several files, is checked once these problems are fixed',
    summary: (problems, warnings, files) => {
      const found = [
        ...(problems > 0 ? [plural(problems, 'problem')] : []),
        ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
      ];
      return `${plural(files, 'file')} checked, ${found.join(' and ') || 'nothing wrong'}`;
    },
    provisional: (values) => plural(values, 'value is still a placeholder', 'values are still placeholders'),
    left: ({ toWrite, files, toDecide }, settle) => {
      const left = [
        ...(toWrite > 0 ? [`${plural(toWrite, 'thing')} to write (${plural(files, 'file')})`] : []),
        ...(toDecide > 0 ? [`${plural(toDecide, 'contradiction')} to settle (${settle})`] : []),
      ];
      return left.length === 0
        ? 'nothing is missing: ready to be published'
        : `before publishing: ${left.join(', ')}`;
    },
  },
  generate: {
    foreign: (folder, files) =>
      `${folder} holds files that sapin did not write (${files}): move them, or choose another folder with --out`,
    unwritable: (folder, message) => `${folder}: ${message}`,
    stale: (path) => `${path} is stale`,
    run: (call) => `run "${call} generate" and commit the result`,
    upToDate: (folder) => `${folder} is up to date`,
    wasUpToDate: (folder) => `${folder} was up to date`,
    wrote: (folder, written, removed) => `${folder}: ${plural(written, 'file')} written, ${removed} removed`,
    watching: 'watching for changes (Ctrl+C to stop)',
  },
  consistency: {
    unknownRule: (rule, near, rules) => `unknown rule: ${quote(rule)}${orNear(near)}\nthe rules: ${rules}`,
    reasonAlone: '--reason and --until go with --accept',
    acceptAlone: '--accept needs --reason: say why',
    acceptAndPrune: '--accept and --prune do not go together: run one, then the other',
    notADay: (until) => `--until needs a date, YYYY-MM-DD: ${quote(until)} is not one`,
    reportFailed: (reason) => `the report cannot be written: ${reason}`,
    reportWritten: (path) => `report written to ${path}`,
    summary: ({ open, accepted, stale, decided }, hints, isSince) => {
      const what = isSince ? 'new contradiction' : 'open contradiction';
      const found = open === 0 ? `no ${what}` : plural(open, what);
      return `${found}, ${accepted} accepted, ${decided} decided, ${plural(stale, 'stale acceptance')}${hints > 0 ? `; ${plural(hints, 'value')} copied by hand` : ''}`;
    },
    begin: (open, causes) =>
      `${plural(open, 'open contradiction')}${causes.length > 0 ? `; begin with ${causes.map(([subject, settles]) => `${subject} (settles up to ${settles})`).join(', then ')}` : ''}`,
    settled: (subject, message) => `settled ${subject}: ${message}`,
    noRevision: (revision) =>
      `Git knows no revision ${quote(revision)}: give a branch (main), a commit ("git log --oneline" lists them), a duration (7d, 12h, 2w) or a date (2026-11-16)`,
    sinceOldest: (moment) =>
      `nothing had been committed by then: compared with the oldest state, that of ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(moment)}`,
    outcome: (value, settles, opens, pages) =>
      `keeping ${quote(value)} settles ${plural(settles, 'contradiction')}${opens > 0 ? `, opens ${opens}` : ''} ${pages === 0 ? 'and changes no page' : `and changes ${plural(pages, 'page')}`}`,
    emptyReason: 'the reason is empty: say why',
    past: (day) => `${day} is already past`,
    nothingOpen: (subject, near) => `nothing open on ${quote(subject)}${orNear(near)}`,
    accepted: (count, subject, rules) =>
      `accepted in consistency.yaml: ${plural(count, 'contradiction')} on ${subject} (${rules})`,
    pruned: (count) =>
      count === 0
        ? 'no stale acceptance'
        : `${plural(count, 'stale acceptance')} removed from consistency.yaml`,
  },
  decide: {
    undoWithValue: '--undo takes no value',
    noValue: (readings) =>
      `give the value to keep, --value and another one, or --undo${readings && `; the readings: ${readings}`}`,
    noReadings: (subject, near) => `${subject} has no readings to decide between${orNear(near)}`,
    subjects: (unknown, subjects) => `${unknown}\nwhat can be decided: ${subjects}`,
    noSuchReading: (value, subject, readings, call) =>
      `${quote(value)} is not a reading of ${subject}; the readings: ${readings}${call ? `; if it is the right one: ${call}` : ''}`,
    noNewValue: (subject) => `${subject} has no values but grids: write the right one in its file`,
    alreadySettled: (subject, decision) => `${subject} was already decided: ${decision}`,
    settled: (subject, decision, file) => `${subject} is decided: every page says ${decision} (${file})`,
    settledGrid: (subject, source, file) =>
      `${subject} is decided: every page shows the prices of ${quote(source)} (${file})`,
    morePages: (count) => `and ${plural(count, 'other page')}`,
    notSettled: (subject) => `${subject} was not decided`,
    unsettled: (subject, file) =>
      `${subject} is no longer decided: each page shows its own reading again (${file})`,
  },
  edit: {
    changed: (file) => `${file} has changed meanwhile: run the command again`,
    refused: (files) => `${files}: nothing was changed, because the content would no longer pass the check`,
  },
  where: {
    kinds: { states: 'states it', shows: 'shows it', links: 'links to it', names: 'names it' },
    pages: 'its page:',
    nothing: 'nothing else mentions it',
    summary: (places, files) => `${plural(places, 'place')} in ${plural(files, 'file')}`,
  },
  new: {
    noCollection: (name, near, collections) =>
      `there is no collection ${quote(name)}: ${near ? `did you mean ${quote(near)}?` : collections}`,
    noEntry: (slug, collection) => `there is no entry ${quote(slug)} in ${collection}/`,
    fillIn: (call) => `fill in the blanks, then run "${call} check"`,
    changeCopy: (call) =>
      `this is a copy: change whatever is specific to the new entry (its name, its texts), then run "${call} check"`,
  },
  rename: {
    done: (places, files, redirects, call) =>
      `${plural(places, 'mention')} rewritten${files > 0 ? ` in ${plural(files, 'other file')}` : ''}, ${redirects === 0 ? 'no address to redirect' : `${plural(redirects, 'address', 'addresses')} redirected`}; run "${call} generate"`,
  },
  fix: {
    nothing: 'nothing to fix',
    how: (files, call) =>
      `${plural(files, 'file')} can be fixed: "${call} fix --write" writes the corrections`,
    done: (files) => `${plural(files, 'file')} fixed`,
  },
  season: {
    kinds: {
      season: 'the year',
      date: 'days and hours',
      price: 'prices',
      article: 'articles of another year',
      legal: 'legal texts',
      decision: 'decisions made',
      acceptance: 'accepted contradictions',
      notice: 'notices',
      badge: 'badges',
      availability: 'what is sold out or rare',
      text: 'texts that speak of another year',
    },
    left: (year, open, call) =>
      open === 0
        ? `season ${year}: everything has been reviewed; "npm run consistency" tells what no longer agrees`
        : `season ${year}: ${plural(open, 'thing')} left to review (${call})`,
    how: (unchanged, desk) =>
      `at the desk: ${desk}; or what is unchanged, by the name in brackets ("all": everything): ${unchanged}`,
    isPast: (year, current) => `the season ${year} is over: the site is at ${current}`,
    noItem: (id) => `there is nothing to review under that name: ${id}; --format json gives the names`,
  },
  stats: {
    unknownSubject: (name) => `lexicon.yaml speaks of ${quote(name)}, which is the name of no fact`,
    unread: (files, sapin) => `without what has a problem, which "${sapin} check" shows: ${files}`,
  },
  desk: {
    opened:
      'The desk is open at this address, on this machine only. Ctrl+C stops it; nothing that was typed is lost.',
    wasOpen:
      'A desk is open on this content already, at this address: two would overwrite what the other has noted. Close it first to open another one.',
    noPage: (folder) => `the desk needs the code of the site: there is none in ${folder}`,
    portInUse: (port) =>
      `port ${port} is taken: is the desk open already? Otherwise choose another one: npm run desk -- --port ${port + 1}`,
  },
  serve: {
    noSite: (dist) => `there is no site in ${dist}: run "npm run build" first`,
    portInUse: (port) => `port ${port} is in use: choose another with --port`,
    cannotStore: (folder, why) =>
      `${folder} cannot keep what the forms send (${why}): let this account write there, make room, or choose another folder with --submissions`,
    emptySecret: (path) =>
      `${path} is empty: remove it, and another will be written; links that were sent stop working`,
    otherKey:
      'the site was built without this VITE_FUNCTIONS_KEY: all its forms would be refused; give the same one to "npm run build", or to neither',
    stop: 'Ctrl+C to stop',
  },
  mail: {
    off: (folder) =>
      `no mail: messages are kept in ${folder}, and nobody is told (docs/hosting.md says how to change that)`,
    on: (to) => `messages are sent to ${to}`,
    faults: {
      missing: (names) => `mail also needs ${names}`,
      server: (name) => `${name} must look like smtp://user:password@server:587`,
      address: (name) => `${name} is not an email address`,
    },
    works: (to) => `a test message is on its way to ${to}: check that it arrives`,
    failed: (message, reason) => `mail: ${message} was not sent: ${reason}`,
    expired: 'giving up after three days',
    reasons: {
      'unknown-host': 'the server name does not exist',
      'no-answer': 'nothing answers at this address and port',
      timeout: 'the server does not answer in time',
      tls: 'the connection cannot be encrypted, or the certificate of the server is not valid',
      login: 'the server refuses the user or the password',
      sender: 'the server refuses the sender (MAIL_FROM)',
      recipient: 'the server refuses the recipient',
      message: 'the server refuses the message',
      broken: 'the connection was cut',
      other: 'error',
    },
  },
  store: {
    full: 'there is no room for what the forms send: make some',
    'read-only': 'this account may not write there',
    busy: 'another program has been writing there for seconds: try again',
    damaged: 'the file is damaged: put the last copy in its place (inbox --backup)',
    moved: 'the file is not in its place: put it back, then restart "serve"',
    newer: 'the file is of a later version of sapin: install that',
    unreachable: 'the database does not answer: check DATABASE_URL',
    other: 'the database refuses',
  },
  inbox: {
    forms: { 'contact-form': 'message', 'quote-request': 'quote', newsletter: 'newsletter' },
    summary: (messages, unanswered) =>
      messages === 0
        ? 'no message'
        : `${plural(messages, 'message')}, ${unanswered === 0 ? 'all answered' : `${unanswered} unanswered`}`,
    answered: (day) => `answered on ${day}`,
    heldBack: (count, call) =>
      `${plural(count, 'submission')} held back, probably from a machine: ${call} inbox --held`,
    noneHeld: 'nothing is held back',
    nothing: (folder) =>
      `${folder} keeps nothing yet: "serve" writes there when it first starts; --submissions names another folder`,
    journals: (folder, call) =>
      `${folder} has the files of an earlier version: "${call} inbox --import ${folder}" takes them over, once`,
    noJournals: (folder) => `${folder} has no files of an earlier version`,
    importedBefore: 'the files of an earlier version were taken over before',
    imported: (count, folder) =>
      `${plural(count, 'entry', 'entries')} taken over from ${folder}; its files stay, remove them once all is there`,
    backedUp: (path) => `all is copied to ${path}`,
    backUpThere: 'PostgreSQL makes its own copies: pg_dump "$DATABASE_URL"',
    reasons: {
      trap: 'hidden field filled in',
      unopened: 'form never opened',
      'too-soon': 'filled in within two seconds',
      'too-late': 'open for more than a day',
    },
    delivery: {
      waiting: 'not mailed yet',
      sent: 'mailed',
      delayed: 'could not be mailed yet',
      refused: 'refused by the mail server',
      expired: 'not mailed within three days',
    },
    unsent: (count) =>
      count === 0
        ? 'everything that should be mailed was'
        : `${plural(count, 'email was', 'emails were')} not sent`,
    unknown: (id) => `no message begins with ${quote(id)}: "inbox" lists their numbers`,
    ambiguous: (id) => `several messages begin with ${quote(id)}: give more of it`,
    needsId: 'say which message: "inbox" lists their numbers',
    marked: (id, about) => `${id} is marked as answered: ${about}`,
    unmarked: (id, about) => `${id} is marked as unanswered again: ${about}`,
    columns: { id: 'Number', received: 'Received', form: 'Form', answered: 'Answered' },
    purged: (removed) =>
      removed === 0
        ? 'nothing is old enough to be removed'
        : `${plural(removed, 'entry', 'entries')} removed, older than the content allows`,
    noRetention: (facts) => `the content does not say how long to keep these, so they stay: facts/${facts}`,
    notAnAddress: (address) => `${quote(address)} is not an email address`,
    forgotten: (address, removed) =>
      removed === 0
        ? `nothing is kept about ${address}`
        : `${plural(removed, 'entry', 'entries')} of ${address} removed; what was mailed is still in your mailbox`,
    subscribers: {
      columns: ['Address', 'Step', 'Requested', 'Confirmed', 'From', 'To unsubscribe'],
      states: { confirmed: 'confirmed', single: 'single step', unconfirmed: 'not confirmed' },
      summary: (confirmed, single, waiting) =>
        `${plural(confirmed, 'address', 'addresses')} confirmed${single > 0 ? `, ${single} in a single step: nobody confirmed them, for want of mail` : ''}${waiting > 0 ? `, ${waiting} to be confirmed` : ''}`,
    },
  },
  live: {
    title: (problems) => (problems > 1 ? `${problems} problems in the content` : 'A problem in the content'),
    kept: 'The page still shows the last content that was right.',
    open: 'Open in the editor',
    hide: 'Hide',
  },
  notADay: (value) => `VITE_DATE is not a day: ${value} (write it as 2026-11-21, or unset it)`,
  fault: (message) => `sapin: internal fault: ${message} (SAPIN_DEBUG=1 to see more)`,
};
