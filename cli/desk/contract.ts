// Longer than other files: all messages between the page of the desk and its server are in one place.
/**
 * The messages between the desk's server (`cli/desk/`) and its page (`cli/desk/app/`): JSON over HTTP below
 * `/desk/api/`, types only. Both sides import this file and `alternative.ts`, and nothing else of each other. Every text in it
 * is French, ready to be shown, and says nothing of files, YAML, schemas or Git. A `Pointer` is a JSON pointer into
 * an entry's value (`/grid/0/price`, `''` for the whole). A `Subject` names an entry: `COLLECTION/SLUG`, or the name of a
 * single one.
 */
import type { JsonValue } from '../core/values/json-value.ts';
import type { ValueEdit } from '../core/values/value-edit.ts';

export type Subject = string;
export type Pointer = string;
export type Json = JsonValue;

/** `GET /overview`: the desk's first page, and what the navigation needs. */
export interface Overview {
  readonly name: string;
  /** What a shop does in a minute, each a link to the field that does it. */
  readonly shortcuts: readonly Shortcut[];
  /** What must be corrected before anything is published. */
  readonly errors: readonly Remark[];
  /** All that needs a decision: contradictions, causes before their consequences. */
  readonly decisions: readonly Decision[];
  /** What `check --release` still reports. */
  readonly unfinished: readonly Remark[];
  readonly accepted: readonly Accepted[];
  readonly waiting: readonly Waiting[];
  readonly unpublished: readonly UnpublishedEntry[];
  /** How many entries others have published that are not here yet. */
  readonly incoming: number;
  readonly collections: readonly Collection[];
  /** Messages that nobody has answered. */
  readonly unanswered: number;
  readonly canUndo: string | null;
  readonly canRedo: string | null;
}

export interface Shortcut {
  readonly title: string;
  readonly help: string;
  /** A field, a collection in which to add an entry, one to choose an entry of, or a list that gains an item about the chosen one. */
  readonly target:
    | Place
    | { readonly create: string }
    | { readonly collection: string }
    | (NewItem & { readonly about: string; readonly question: string });
}

/** An item for a list of an entry. */
export interface NewItem {
  readonly subject: Subject;
  readonly list: Pointer;
  /** The field that names the entry which it is about. */
  readonly key: string;
  readonly value: { readonly [key: string]: Json };
  /** The field to write next. */
  readonly next: string;
}

/** A field of an entry. `title` names the entry, `label` the field: « Nobilis », « Prix, de 1,75 à 2 m ». */
export interface Place {
  readonly subject: Subject;
  readonly pointer: Pointer;
  readonly title: string;
  readonly label: string;
  /** The words there, shortened. */
  readonly excerpt?: string;
  /** Where they begin and end in the value, in UTF-16 units, if they are a part of it: « 12-21 ». */
  readonly passage?: string;
  /** What is wrong there. */
  readonly fault?: string;
}

/** What can be written in place of what a remark is about. */
interface RemarkCure {
  readonly label: string;
  readonly pointer: Pointer;
  readonly value: Json;
}

/**
 * An error (`error`), what a new entry still asks for (`gap`), a remark about the writing (`warning`), or something that is not finished
 * (`provisional`).
 */
export interface Remark {
  readonly level: 'error' | 'gap' | 'warning' | 'provisional';
  readonly code: string;
  readonly message: string;
  readonly advice: string | null;
  readonly place: Place;
  readonly cures: readonly RemarkCure[];
}

/** A contradiction between places. */
export interface Decision {
  /** Stable while nothing changes. */
  readonly id: string;
  /** What it is, in a few words: « Lien mort ». */
  readonly title: string;
  readonly message: string;
  readonly why: string | null;
  readonly places: readonly Place[];
}

/** `GET /decision?id=…`: what would settle a decision as things are; none where it is settled already. */
export interface Choices {
  readonly choices: readonly Choice[];
}

/** One way to settle a decision; taken by `POST /settle`. */
export interface Choice {
  readonly id: string;
  readonly kind: 'keep' | 'cure' | 'accept' | 'reopen';
  /** « Garder celle-ci : 22 décembre », « Écrire 44,50 € », « Laisser ainsi : … ». */
  readonly label: string;
  readonly needsReason: boolean;
  /** « règle 4 contradictions, en ouvre 1 », and where it writes. */
  readonly effect: string | null;
}

/** What somebody has left as it is. `POST /accepted` `{ id, until? }` dates it, without `until` takes it back: `{ label }`. */
export interface Accepted {
  readonly id: string;
  readonly title: string;
  /** `null` where it is gone. */
  readonly place: Place | null;
  readonly values: readonly string[];
  readonly reason: string;
  /** `YYYY-MM-DD`, its first and its last day. */
  readonly since: string;
  readonly until: string | null;
  /** Whether it covers nothing any more. */
  readonly isOver: boolean;
}

export interface Waiting {
  readonly place: Place;
  /** `YYYY-MM-DD` */
  readonly from: string;
}

export interface UnpublishedEntry {
  readonly subject: Subject;
  readonly title: string;
  readonly change: 'new' | 'changed' | 'deleted';
}

export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whether entries may be added, renamed and deleted. False for single entries, which are grouped as « Pages », « Formulaires », « Réglages ». */
  readonly canAddEntries: boolean;
  /** Whether each entry has a page, at an address made of its name. */
  readonly hasPages: boolean;
  /** Almost never written by an editor: kept apart. */
  readonly isOfWorkshop: boolean;
  readonly entries: readonly EntrySummary[];
}

export interface EntrySummary {
  readonly subject: Subject;
  readonly title: string;
  readonly detail: string | null;
  /** `YYYY-MM-DD`, where it has one. */
  readonly day: string | null;
  /** What it is about, where entries of its kind are many: the page that shows it most, or its collection. */
  readonly group: string | null;
  /** Address of a small picture of it. */
  readonly picture: string | null;
  readonly state: EntryState;
}

export interface EntryState {
  readonly errors: number;
  /** Fields that are still to be filled in: an entry that was saved has errors instead. */
  readonly gaps: number;
  readonly decisions: number;
  readonly unsaved: boolean;
  readonly unpublished: boolean;
  /** `YYYY-MM-DD`: it is shown from that day on. */
  readonly waitsUntil: string | null;
}

/** `GET /entry?subject=…` */
export interface EntryView {
  readonly subject: Subject;
  readonly title: string;
  readonly collection: string;
  /** The address of its page, which ends with its name; `null` without one. */
  readonly address: string | null;
  readonly form: Field;
  /** The value as it is written, with unsaved edits. */
  readonly value: Json;
  readonly status: EntryStatus;
  /** Where somebody else has changed the file of fields with unsaved edits. */
  readonly conflict: Conflict | null;
  /** `null` where the file cannot be read as an entry: then `broken` says why, and the desk shows the text. */
  readonly broken: {
    readonly message: string;
    readonly advice: string | null;
    readonly text: string;
    readonly line: number;
  } | null;
}

/** What the desk knows of an entry's present state; also the answer to each edit. */
export interface EntryStatus {
  readonly state: EntryState;
  readonly remarks: readonly Remark[];
  readonly decisions: readonly Decision[];
  /** The pages that show it, the entry's page first: addresses of the preview. A new entry has them once it can be shown. */
  readonly pages: readonly { readonly address: string; readonly title: string }[];
  /** Pages that certainly show what the unsaved edits change: others may, too, and publishing compares them all. */
  readonly changes: readonly { readonly address: string; readonly title: string }[];
  /** Whether every page shows it, of which `changes` has some. */
  readonly affectsAllPages: boolean;
  /** `YYYY-MM-DD`, where visitors see the change from a later day on. */
  readonly visibleFrom: string | null;
  /** Whether something that is wrong in it can be corrected beyond doubt: `POST /fix` `{ subject }` answers `{ label }`. */
  readonly isFixable: boolean;
  /** What can be undone and redone next, in whatever entry. */
  readonly canUndo: string | null;
  readonly canRedo: string | null;
}

/** One node of a form, made from the schema. `kind` chooses the control. */
export type Field =
  | (FieldBase & {
      readonly kind: 'group';
      readonly fields: readonly NamedField[];
    })
  | (FieldBase & {
      readonly kind: 'list';
      readonly item: Field;
      readonly min: number;
      readonly max: number | null;
      readonly itemTitle: string;
      /** Whether its items are readings of the same thing, which one compares. */
      readonly areReadings: boolean;
    })
  | (FieldBase & {
      /** A list of which each value is chosen at most once. */
      readonly kind: 'boxes';
      readonly item: Field & { readonly kind: 'choice' | 'reference' };
    })
  | (FieldBase & {
      readonly kind: 'table';
      readonly columns: readonly NamedField[];
      readonly min: number;
      readonly max: number | null;
    })
  | (FieldBase & {
      readonly kind: 'alternatives';
      readonly options: readonly { readonly title: string; readonly field: Field }[];
    })
  | (FieldBase & {
      readonly kind: 'text';
      readonly lines: 'one' | 'several';
      readonly markdown: boolean;
      readonly constants: boolean;
      /** Written in small letters and dashes, as an address is: the page makes it so of the words that are typed. */
      readonly asAddress: boolean;
      readonly maxLength: number | null;
    })
  | (FieldBase & {
      readonly kind: 'number';
      readonly integer: boolean;
      readonly minimum: number | null;
      readonly unit: string | null;
    })
  | (FieldBase & {
      readonly kind: 'yes-no';
      /** What holds where nothing is written. */
      readonly usual: boolean;
    })
  | (FieldBase & {
      readonly kind: 'choice';
      /** Whether they are the readings of the entry, as they are written at the moment. */
      readonly areReadings?: boolean;
      readonly options: readonly { readonly value: Json; readonly label: string }[];
    })
  | (FieldBase & {
      readonly kind: 'date';
      readonly form: 'date' | 'month-day' | 'month-day-range' | 'moment';
    })
  | (FieldBase & {
      readonly kind: 'reference';
      /** Of `GET /choices`; `prices[variety]#…` depends on what is chosen beside (`content/among.ts`). */
      readonly list: string;
    })
  | (FieldBase & { readonly kind: 'hours' })
  | (FieldBase & { readonly kind: 'link' })
  | (FieldBase & { readonly kind: 'picture' })
  | (FieldBase & { readonly kind: 'read-only'; readonly value: Json });

export interface FieldBase {
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly examples: readonly string[];
  /** Almost never written by an editor: kept apart. */
  readonly isOfWorkshop?: true;
}

export interface NamedField {
  readonly key: string;
  readonly field: Field;
}

/** `GET /choices?list=…`: `links`, `constants`, `computed` ones, `pictures`, a collection, `names of COLLECTION` (what reference data lists), or a list of the content (`content/among.ts`). */
export interface ChoiceList {
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** For a constant its present value, for a page its address. */
    readonly detail: string | null;
    readonly picture: string | null;
    /** Where a constant is written. */
    readonly place?: Pick<Place, 'subject' | 'pointer'>;
  }[];
}

/** One edit of one field; `over`: what the window knew to be there, `null` for nothing. */
export type Edit = ValueEdit & { readonly over?: Json | undefined };

/**
 * `POST /edit`: applied to the unsaved text at once and kept on disk, so that it survives a closed tab and a killed
 * process. Answers `EntryStatus`, whose `decisions` and `changes` may be one keystroke old until the event `status` brings
 * them; or 409 with a `Conflict` of which the edits are part. After any other answer, and where the conflict has `over`, the
 * window has to keep them. `number` counts up in each window: the same edits sent twice are applied once, and an answer to
 * older ones is dropped.
 */
export interface EditRequest {
  readonly subject: Subject;
  readonly edits: readonly Edit[];
  readonly number: number;
}

/** `POST /save`, `POST /discard` `{ subject }`: `Saved`, or 409 with a `Conflict`. */
export interface Saved {
  readonly status: EntryStatus;
}

/** What `POST /discard` answers for an entry that was never saved. */
export interface Gone {
  readonly gone: true;
}

/**
 * The file has changed meanwhile, and nothing was written. `POST /resolve` `{ subject, revision, fields: {pointer: 'mine' | 'theirs'} }`
 * settles it, or answers 409 again where the file has changed once more.
 */
export interface Conflict {
  readonly message: string;
  readonly revision: string;
  readonly fields: readonly ClashingField[];
  /** What another window has written in the first of these fields: the edits wait in this one until somebody has chosen. */
  readonly over?: Json;
}

/** A field, or a whole entry or picture, in two versions. */
export interface ClashingField {
  readonly place: Place;
  readonly mine: string;
  readonly theirs: string;
  /** Where it is a picture: the addresses of both. */
  readonly pictures?: { readonly mine: string | null; readonly theirs: string | null };
}

/** `POST /undo`, `POST /redo`: what was done, and where. */
export interface Undone {
  readonly label: string;
  readonly subject: Subject;
}

/** `POST /settle` `{ decision, choice, reason?, until? }` answers `Undone`-like `{ label }`. */

/**
 * `POST /create` `{ collection, name, from? }` (with `from`: a duplicate), `POST /rename` `{ subject, name }` (its address is made of
 * the name), `POST /delete` `{ subject, redirectTo?, instead? }`: `{ subject }`, or 422 with a `Refusal`.
 */
export interface Refusal {
  readonly message: string;
  readonly advice: string | null;
  /** What would be wrong then: who names the entry, for a deletion. */
  readonly places: readonly Place[];
}

/** The slugs that replace the name of an entry that goes, by the key of the place. */
export type Instead = Readonly<Record<string, string>>;

/** `GET /delete?subject=…`: what would happen, before it is confirmed; with `Instead` as the rest of the query. */
export type DeletePlan = Refusal & {
  readonly allowed: boolean;
  /** Where another entry of a collection must be named in place of it. */
  readonly asked: readonly (Place & { readonly collection: string; readonly key: keyof Instead })[];
  /** What names the entry, or is right no more, and goes with it. */
  readonly removed: readonly Place[];
  /** The links to it that become their words. */
  readonly unlinked: readonly Place[];
  /** Where texts still say its name. */
  readonly mentions: readonly Place[];
  /** The address of its page, and where it may lead then. */
  readonly redirect: { readonly from: string; readonly to: string } | null;
};

/** `POST /picture` (the file as body, `?name=`): decoded and re-encoded under a name that every address can carry. */
export interface AddedPicture {
  readonly value: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A way to look at the site from elsewhere, and nothing else: for an hour, or until it is ended. `POST /visit`
 * `{ day, isOnNetwork }` answers one; `GET /visit` and `POST /visit/end` `{ address }` answer those that are open.
 */
export interface Visit {
  /** With its secret. */
  readonly address: string;
  /** The same as a picture to scan, as a data URL; `null` where this computer alone may come. */
  readonly code: string | null;
  /** « 15:20 » */
  readonly until: string;
  /** `YYYY-MM-DD`, where it shows the site as it will be on another day. */
  readonly day: string | null;
}

/**
 * `GET /season[?year=…]`: what earlier seasons have left and nobody has looked at this year, or at the next. `POST /season`
 * `{ item, act: 'keep' | 'reopen' | 'begin' | 'remove', year }` answers `{ label }`; `begin` gives the site that year.
 */
export interface Season {
  readonly year: number;
  /** Whether it is the next one, which has not begun. */
  readonly isNext: boolean;
  /** What has been looked at. */
  readonly reviewed: readonly SeasonItem[];
  readonly items: readonly SeasonItem[];
}

export interface SeasonItem {
  readonly id: string;
  /** « Prix » */
  readonly kind: string;
  readonly place: Place;
  /** Its text. */
  readonly lines: readonly string[];
  /** What can be typed again, and what is confirmed with it. */
  readonly typed: readonly { readonly pointer: Pointer; readonly field: Field }[];
  readonly others: readonly string[];
  /** Whether its readings contradict each other: one of them has to be chosen. */
  readonly isDisputed: boolean;
  /** Whether it may be right as it is (the year may not), and whether it can be taken away. */
  readonly canStay: boolean;
  readonly canGo: boolean;
}

/** `GET /inbox`: what the forms received, the newest first. `POST /inbox` `{ id, isAnswered }` answers the same. */
export interface Inbox {
  readonly messages: readonly InboxMessage[];
  /** Why there is none, and what to do. */
  readonly missing: string | null;
}

export interface InboxMessage {
  readonly id: string;
  /** « Devis » */
  readonly kind: string;
  readonly sender: string;
  readonly summary: string;
  /** When it came and was answered, in words. */
  readonly received: string;
  readonly answered: string | null;
  /** Why no e-mail announced it. */
  readonly trouble: string | null;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly email: string;
  readonly phone: string;
  /** An answer to begin with. */
  readonly reply: { readonly subject: string; readonly body: string };
}

/** `GET /spelling[?subject=…]`: words that no dictionary knows. `POST /spelling` `{ word }` accepts one: `{ label }`. */
export interface Spelling {
  readonly words: readonly UnknownWord[];
  readonly more: boolean;
  /** Why nothing was read. */
  readonly missing: string | null;
}

export interface UnknownWord {
  readonly word: string;
  /** The entry that has it, and its line. */
  readonly place: Place;
  /** Where visitors read it: `POST /replace` writes another word there. */
  readonly places: readonly Replacement[];
  readonly suggestions: readonly string[];
}

/** `GET /search?q=…` */
export interface SearchResult {
  readonly places: readonly Place[];
  readonly more: boolean;
}

/** `GET /replace?find=…&replace=…[&subject=…]`: each place where words would be replaced. */
export interface ReplacePlan {
  readonly places: readonly Replacement[];
  readonly more: boolean;
}

export interface Replacement {
  readonly id: string;
  readonly place: Place;
  /** The words before and after, shortened. */
  readonly before: string;
  readonly after: string;
  readonly words: string;
  readonly insert: string;
  /** Whether a longer word holds them. */
  readonly isPart: boolean;
  /** The two words that would meet, where the language joins them otherwise: `d’nos`. */
  readonly misjoined: string | null;
}

/** `POST /replace`: the chosen places, as one unsaved step. Answers `Undone`, or 422 where one of them has changed since. */
export interface ReplaceRequest {
  readonly find: string;
  readonly replace: string;
  /** In this entry alone. */
  readonly subject?: Subject;
  readonly places: readonly string[];
}

/** `GET /pictures`: those of the site. `POST /picture/remove` `{ values }` takes unused ones away: `{ removed }`, their number. */
export interface SitePicture {
  readonly value: string;
  readonly label: string;
  readonly address: string;
  /** In pixels, where the file has a size. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  /** Where it is shown. */
  readonly places: readonly Place[];
  /** Whether no place shows it, and no file names it. */
  readonly isUnused: boolean;
}

/**
 * `POST /picture/replace` `{ value, by }`: another picture wherever this one is shown. `POST /picture/crop` `{ value, area }`: the
 * same with a part of it, in shares of its sides from 0 to 1. Both answer `Undone` and leave the old file.
 */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `GET /locate?text=…&page=…[&subject=…]`: the field of a text of a page, the open entry's first. */
export interface Located {
  /** `null` for what is computed from others. */
  readonly place: Place | null;
}

/** `GET /history[?subject=…][&since=…][&until=…][&pages=…]`: newest first, in the order in which it was done; of some days alone. */
export interface History {
  /** `null`, or what is missing for a history (or for its older part), in words that say what to do. */
  readonly missing: string | null;
  /** Whether there is more, which comes with more `pages`. */
  readonly more: boolean;
  /** Days that one often asks for, `YYYY-MM-DD`: « La semaine dernière ». */
  readonly periods: readonly { readonly label: string; readonly since: string; readonly until: string }[];
  readonly days: readonly {
    /** `YYYY-MM-DD`, Colmar's time. */
    readonly day: string;
    readonly label: string;
    readonly moments: readonly Moment[];
  }[];
}

export interface Moment {
  readonly id: string;
  readonly time: string;
  readonly author: string;
  readonly sentence: string;
  /** « Nobilis, 1,75 à 2 m : 49 € → 52 € » */
  readonly changes: readonly {
    readonly id: string;
    readonly place: Place;
    readonly before: string | null;
    readonly after: string | null;
    /** Where a picture changed: the addresses of both. */
    readonly pictures?: { readonly before: string | null; readonly after: string | null };
    /** Whether the field is again what it was before. */
    readonly isUndone?: boolean;
  }[];
}

/**
 * `POST /restore`: unsaved edits. With `change`, that field is as it was before; with `version`, that whole entry; without either,
 * what the moment or the day changed (of `subject` alone) is undone, and what has changed since stays. Answers `Restored`, or 422
 * with a `Refusal`.
 */
export type RestoreRequest =
  | {
      readonly moment: string;
      readonly change?: string;
      readonly subject?: Subject;
      readonly version?: Subject;
    }
  | { readonly day: string; readonly subject?: Subject; readonly version?: Subject };

/** `GET /restore` with the same, but `change`: what would change, and what would not. */
export interface RestorePlan {
  /** The question. */
  readonly label: string;
  /** `changes` of an entry that is here before and after. */
  readonly comes: readonly {
    readonly title: string;
    readonly words: string;
    readonly changes: Moment['changes'];
  }[];
  readonly stays: readonly { readonly title: string; readonly why: string }[];
  /** The entry that could be wholly as before: what has changed since would go as well. */
  readonly version: Subject | null;
}

export interface Restored {
  readonly label: string;
  readonly subjects: readonly Subject[];
  /** The field that came back; `null` where more than one did. */
  readonly pointer: Pointer | null;
}

/** `GET /publication[?without=…]*`: what would be published, without the entries of some subjects. `pages` comes when it is ready: ask again while `busy`. */
export interface Publication {
  /** Of what is saved. */
  readonly revision: string;
  readonly entries: readonly {
    readonly subject: Subject;
    readonly title: string;
    readonly changes: Moment['changes'];
    /** `YYYY-MM-DD`, where visitors see it from a later day on; `draft` where no day is known yet. */
    readonly seenFrom: string | null;
    /** Subjects of the others without which it cannot be published, and of those that name it. */
    readonly needs: readonly Subject[];
    readonly namedBy: readonly Subject[];
    /** Whether it goes whatever is chosen. */
    readonly isRecorded: boolean;
  }[];
  readonly pages: readonly {
    readonly address: string;
    readonly title: string;
    readonly kind: 'new' | 'changed' | 'gone';
    /** Where the address of a page that is gone leads. */
    readonly movedTo: string | null;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** Pages that only changed in their menu or footer, or that no page did, in one sentence. */
  readonly frame: string | null;
  readonly busy: boolean;
  /** What is done while `busy`. */
  readonly progress: string | null;
  readonly suggestion: string;
  /** Why nothing can be published now, and what to do. */
  readonly obstacle: string | null;
  /** The first fields to correct or to fill in, where that is the obstacle. */
  readonly faults: readonly { readonly place: Place; readonly message: string }[];
  /** What others have published and is not here yet. */
  readonly incoming: Incoming | null;
  /** Since when nobody has answered who knows what others have published; `null` where somebody did the last time. */
  readonly unheard: string | null;
  /** Where there is nowhere to publish: that a version is only kept on this computer, and what to do. */
  readonly nowhere: string | null;
  readonly canPublish: boolean;
  readonly canPropose: boolean;
  /** Nobody is known as the author here: `publish` and `propose` need `author`, and keep it for the next time. */
  readonly asksAuthor: boolean;
}

/**
 * What others have published. `POST /look` asks for it again, and answers at once: `changed` tells when something came.
 * `POST /receive` `{ revision, sides: {path: {pointer: 'mine' | 'theirs'}} }` brings it here, joined with what is saved:
 * `Published`, or 422 with a `Refusal` where nothing was written.
 */
export interface Incoming {
  readonly revision: string;
  /** « Marie a publié Colmar et Turckheim. » */
  readonly summary: string;
  /** What each of them changed; `time` with its day. */
  readonly moments: readonly Moment[];
  /** What both have changed: a person chooses. */
  readonly clashes: readonly {
    readonly path: string;
    readonly title: string;
    readonly why: string | null;
    readonly fields: readonly ClashingField[];
  }[];
  /** That the site itself changes too, and what somebody works on here. */
  readonly remark: string | null;
  /** Why it cannot be received now, and what to do. */
  readonly hindrance: string | null;
}

/** `POST /publish` and `POST /propose` `{ sentence, author?: { name, email }, without?: Subject[], revision? }`:
 * `Published`, or 422 with a `Refusal`, also where what is saved is no longer what `revision` names. */
export interface Published {
  readonly message: string;
  /** Where somebody else can look at a proposal. */
  readonly address: string | null;
}

/** `GET /events`: server-sent events, each `data:` one of these. */
export type DeskEvent =
  | { readonly type: 'changed'; readonly subjects: readonly Subject[] }
  | { /** What publishing does now, in words. */ readonly type: 'progress'; readonly step: string }
  | {
      readonly type: 'status';
      readonly subject: Subject;
      readonly number: number;
      readonly status: EntryStatus;
    };

/** Every answer that is not 2xx or 409 or 422. */
export interface Failure {
  readonly message: string;
  readonly advice: string | null;
}
