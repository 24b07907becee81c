// Longer than other files: a list of words has nothing to know between its lines.
// The texts of the commands beside the problems of the content. `en.ts` has the same shape: the compiler checks it.
import { fr as phrases } from '../phrases.ts';

const { plural, quote } = phrases;
const orNear = (near: string | undefined) => (near ? ` ; vouliez-vous dire ${quote(near)} ?` : '');

/** "2 fichiers vérifiés": `done` agrees with the count. */
const counted = (count: number, one: string, done: string) =>
  `${plural(count, one)} ${count > 1 ? `${done}s` : done}`;

/** What stops a release. */
interface Left {
  readonly toWrite: number;
  /** Those that hold what is to write. */
  readonly files: number;
  readonly toDecide: number;
}

/** Why what keeps the forms' submissions takes or gives nothing. */

export const fr = {
  unknown: (subject: string, near: string | undefined) => `${quote(subject)} n’existe pas${orNear(near)}`,
  noProject: (content: string, schemas: string, start: string) =>
    `il n’y a ici ni dossier de contenu ni schémas : ${content}, ${schemas}\nlancez la commande dans le dossier du projet, ou nommez les dossiers avec --content et --schemas ; un nouveau projet commence par :\n${start}`,
  progress: { check: 'vérification', generate: 'écriture', compare: 'comparaison' },
  check: {
    gone: (path: string, places: number) =>
      `le fichier ${path} n’est pas là, et ${places > 1 ? `${places} endroits le nomment` : 'un endroit le nomme'}`,
    bringBack: (command: string) =>
      `s’il a été effacé ou renommé par mégarde, reprenez-le : « ${command} », ou « L’historique » du bureau (npm run desk) ; s’il doit partir, effacez ces endroits`,
    restore: (command: string, otherwise: string) =>
      `si c’est par mégarde, reprenez-le : « ${command} », ou « L’historique » du bureau (npm run desk) ; sinon, ${otherwise}`,
    create: (command: string) => `créez-le (« ${command} »), ou nommez là une entrée qui existe`,
    later: 'ce qui dépend du jour, ou de plusieurs fichiers, se vérifie une fois ces problèmes corrigés',
    summary: (problems: number, warnings: number, files: number) => {
      const found = [
        ...(problems > 0 ? [plural(problems, 'problème')] : []),
        ...(warnings > 0 ? [plural(warnings, 'avertissement')] : []),
      ];
      return `${counted(files, 'fichier', 'vérifié')}, ${found.join(' et ') || 'tout va bien'}`;
    },
    provisional: (values: number) =>
      `${plural(values, 'valeur est encore provisoire', 'valeurs sont encore provisoires')}`,
    left: ({ toWrite, files, toDecide }: Left, settle: string) => {
      const left = [
        ...(toWrite > 0 ? [`${plural(toWrite, 'chose')} à écrire (${plural(files, 'fichier')})`] : []),
        ...(toDecide > 0 ? [`${plural(toDecide, 'contradiction')} à trancher (${settle})`] : []),
      ];
      return left.length === 0
        ? 'rien ne manque : prêt à mettre en ligne'
        : `avant la mise en ligne : ${left.join(', ')}`;
    },
  },
  generate: {
    foreign: (folder: string, files: string) =>
      `${folder} contient des fichiers que sapin n’a pas écrits (${files}) : déplacez-les, ou choisissez un autre dossier avec --out`,
    unwritable: (folder: string, message: string) => `${folder} : ${message}`,
    stale: (path: string) => `${path} n’est pas à jour`,
    run: (call: string) => `lancez « ${call} generate » et joignez le résultat au commit`,
    upToDate: (folder: string) => `${folder} est à jour`,
    wasUpToDate: (folder: string) => `${folder} était à jour`,
    wrote: (folder: string, written: number, removed: number) =>
      `${folder} : ${counted(written, 'fichier', 'écrit')}, ${removed} ${removed > 1 ? 'effacés' : 'effacé'}`,
    watching: 'à l’écoute des changements (Ctrl+C pour arrêter)',
  },
  consistency: {
    unknownRule: (rule: string, near: string | undefined, rules: string) =>
      `règle inconnue : ${quote(rule)}${orNear(near)}\nles règles : ${rules}`,
    reasonAlone: '--reason et --until vont avec --accept',
    acceptAlone: '--accept demande --reason : dites pourquoi',
    acceptAndPrune: '--accept et --prune ne vont pas ensemble : lancez l’un, puis l’autre',
    notADay: (until: string) =>
      `--until demande une date, année-mois-jour : ${quote(until)} n’en est pas une`,
    reportFailed: (reason: string) => `rapport impossible à écrire : ${reason}`,
    reportWritten: (path: string) => `rapport écrit dans ${path}`,
    summary: (
      count: { open: number; accepted: number; stale: number; decided: number },
      hints: number,
      isSince: boolean,
    ) => {
      const { open, accepted, stale, decided } = count;
      const [one, many] = isSince ? ['nouvelle', 'nouvelles'] : ['ouverte', 'ouvertes'];
      const found =
        open === 0
          ? `aucune contradiction ${one}`
          : plural(open, `contradiction ${one}`, `contradictions ${many}`);
      const others = `${accepted} ${accepted > 1 ? 'acceptées' : 'acceptée'}, ${decided} ${decided > 1 ? 'tranchées' : 'tranchée'}, ${stale} ${stale > 1 ? 'acceptations périmées' : 'acceptation périmée'}`;
      return `${found}, ${others}${hints > 0 ? ` ; ${plural(hints, 'valeur recopiée', 'valeurs recopiées')} à la main` : ''}`;
    },
    begin: (open: number, causes: readonly (readonly [string, number])[]) =>
      `${plural(open, 'contradiction ouverte', 'contradictions ouvertes')}${causes.length > 0 ? ` ; commencez par ${causes.map(([subject, settles]) => `${subject} (en règle jusqu’à ${settles})`).join(', puis ')}` : ''}`,
    settled: (subject: string, message: string) => `réglée ${subject} : ${message}`,
    noRevision: (revision: string) =>
      `Git ne connaît pas la révision ${quote(revision)} : donnez une branche (main), un numéro d’enregistrement (« git log --oneline » les liste), une durée (7d, 12h, 2w) ou une date (2026-11-16)`,
    sinceOldest: (moment: Date) =>
      `rien n’était enregistré à cette date : la comparaison se fait avec le plus ancien état, celui du ${new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(moment)}`,
    outcome: (value: string, settles: number, opens: number, pages: number) =>
      `garder ${quote(value)} règle ${plural(settles, 'contradiction')}${opens > 0 ? `, en ouvre ${opens}` : ''} ${pages === 0 ? 'et ne change aucune page' : `et change ${plural(pages, 'page')}`}`,
    emptyReason: 'la raison est vide : dites pourquoi',
    past: (day: string) => `le ${day} est déjà passé`,
    nothingOpen: (subject: string, near: string | undefined) =>
      `rien d’ouvert sur ${quote(subject)}${orNear(near)}`,
    accepted: (count: number, subject: string, rules: string) =>
      `accepté dans consistency.yaml : ${plural(count, 'contradiction')} sur ${subject} (${rules})`,
    pruned: (count: number) =>
      count === 0
        ? 'aucune acceptation périmée'
        : `${plural(count, 'acceptation périmée retirée', 'acceptations périmées retirées')} de consistency.yaml`,
  },
  decide: {
    undoWithValue: '--undo ne prend pas de valeur',
    noValue: (readings: string) =>
      `donnez la valeur à retenir, --value et une autre, ou --undo${readings && ` ; les lectures : ${readings}`}`,
    noReadings: (subject: string, near: string | undefined) =>
      `${subject} n’a pas de lectures à trancher${orNear(near)}`,
    subjects: (unknown: string, subjects: string) => `${unknown}\nce qui se tranche : ${subjects}`,
    noSuchReading: (value: string, subject: string, readings: string, call: string | undefined) =>
      `${quote(value)} n’est pas une lecture de ${subject} ; les lectures : ${readings}${call ? ` ; si c’est la bonne : ${call}` : ''}`,
    noNewValue: (subject: string) =>
      `${subject} n’a pas de valeurs mais des grilles : écrivez la bonne dans son fichier`,
    alreadySettled: (subject: string, decision: string) => `${subject} était déjà tranché : ${decision}`,
    settled: (subject: string, decision: string, file: string) =>
      `${subject} est tranché : toutes les pages disent ${decision} (${file})`,
    settledGrid: (subject: string, source: string, file: string) =>
      `${subject} est tranché : toutes les pages donnent les prix de ${quote(source)} (${file})`,
    morePages: (count: number) => `et ${plural(count, 'autre page', 'autres pages')}`,
    notSettled: (subject: string) => `${subject} n’était pas tranché`,
    unsettled: (subject: string, file: string) =>
      `${subject} n’est plus tranché : chaque page montre de nouveau sa lecture (${file})`,
  },
  edit: {
    changed: (file: string) => `${file} a changé pendant ce temps : relancez la commande`,
    refused: (files: string) =>
      `${files} : rien n’a été modifié, car le contenu ne passerait plus la vérification`,
  },
  where: {
    kinds: { states: 'le dit', shows: 'le montre', links: 'y mène', names: 'le nomme' },
    pages: 'sa page :',
    nothing: 'rien d’autre n’en parle',
    summary: (places: number, files: number) =>
      `${plural(places, 'endroit')} dans ${plural(files, 'fichier')}`,
  },
  new: {
    noCollection: (name: string, near: string | undefined, collections: string) =>
      `il n’y a pas de collection ${quote(name)} : ${near ? `vouliez-vous dire ${quote(near)} ?` : collections}`,
    noEntry: (slug: string, collection: string) => `il n’y a pas d’entrée ${quote(slug)} dans ${collection}/`,
    fillIn: (call: string) => `remplissez les blancs, puis lancez « ${call} check »`,
    changeCopy: (call: string) =>
      `c’est une copie : changez-y ce qui est propre à la nouvelle entrée (son nom, ses textes), puis lancez « ${call} check »`,
  },
  rename: {
    done: (places: number, files: number, redirects: number, call: string) =>
      `${places === 0 ? 'aucune mention à changer' : counted(places, 'mention', 'changée')}${files > 0 ? ` dans ${plural(files, 'autre fichier', 'autres fichiers')}` : ''}, ${redirects === 0 ? 'aucune adresse à rediriger' : counted(redirects, 'adresse', 'redirigée')} ; lancez « ${call} generate »`,
  },
  fix: {
    nothing: 'rien à corriger',
    how: (files: number, call: string) =>
      `${counted(files, 'fichier', 'corrigible')} : « ${call} fix --write » écrit les corrections`,
    done: (files: number) => `${counted(files, 'fichier', 'corrigé')}`,
  },
  season: {
    kinds: {
      season: 'l’année',
      date: 'jours et heures',
      price: 'prix',
      article: 'articles d’une autre année',
      legal: 'textes légaux',
      decision: 'décisions prises',
      acceptance: 'contradictions acceptées',
      notice: 'annonces',
      badge: 'étiquettes',
      availability: 'ce qui manque ou se fait rare',
      text: 'textes qui parlent d’une autre année',
    },
    left: (year: number, open: number, call: string) =>
      open === 0
        ? `saison ${year} : tout est relu ; « npm run consistency » dit ce qui ne va plus ensemble`
        : `saison ${year} : encore ${plural(open, 'chose')} à relire (${call})`,
    how: (unchanged: string, desk: string) =>
      `au bureau : ${desk} ; ou ce qui est inchangé, par le nom entre crochets (« all » : tout) : ${unchanged}`,
    isPast: (year: number, current: number) => `la saison ${year} est passée : le site en est à ${current}`,
    noItem: (id: string) => `rien de ce nom n’est à relire : ${id} ; --format json donne les noms`,
  },
  stats: {
    unknownSubject: (name: string) => `lexicon.yaml parle de ${quote(name)}, qu’aucune constante ne porte`,
    unread: (files: string, sapin: string) =>
      `sans ce qui a un problème, que montre « ${sapin} check » : ${files}`,
  },
  desk: {
    opened:
      'Le bureau est ouvert à cette adresse, sur cette machine seule. Ctrl+C l’arrête ; rien de ce qui est écrit n’est perdu.',
    wasOpen:
      'Un bureau est déjà ouvert sur ce contenu, à cette adresse : deux écraseraient ce que l’autre a noté. Fermez-le d’abord pour en ouvrir un autre.',
    noPage: (folder: string) => `le bureau demande le code du site : il n’y en a pas dans ${folder}`,
    portInUse: (port: number) =>
      `le port ${port} est déjà pris : le bureau est-il déjà ouvert ? Sinon, choisissez-en un autre : npm run desk -- --port ${port + 1}`,
  },
  serve: {
    noSite: (dist: string) => `${dist} ne contient pas de site : lancez « npm run build » d’abord`,
    portInUse: (port: number) => `le port ${port} est pris : choisissez-en un autre avec --port`,
    cannotStore: (folder: string, why: string) =>
      `${folder} ne peut pas garder ce que les formulaires envoient (${why}) : donnez à ce compte le droit d’y écrire, faites de la place, ou choisissez un autre dossier avec --submissions`,
    emptySecret: (path: string) =>
      `${path} est vide : supprimez-le, un autre sera écrit ; les liens déjà envoyés cesseront de marcher`,
    otherKey:
      'le site a été construit sans cette VITE_FUNCTIONS_KEY : tous ses formulaires seraient refusés ; donnez la même à « npm run build », ou à aucun des deux',
    stop: 'Ctrl+C pour arrêter',
  },
  mail: {
    off: (folder: string) =>
      `pas de courrier : les messages sont gardés dans ${folder}, et personne n’en est prévenu (docs/hosting.md dit comment)`,
    on: (to: string) => `les messages sont envoyés à ${to}`,
    faults: {
      missing: (names: string) => `le courrier demande aussi ${names}`,
      server: (name: string) => `${name} doit être de la forme smtp://utilisateur:motdepasse@serveur:587`,
      address: (name: string) => `${name} n’est pas une adresse e-mail`,
    },
    works: (to: string) => `un message d’essai est parti pour ${to} : vérifiez qu’il arrive`,
    failed: (message: string, reason: string) => `courrier : ${message} n’est pas parti : ${reason}`,
    expired: 'trois jours ont passé, il n’est plus réessayé',
    reasons: {
      'unknown-host': 'le nom du serveur n’existe pas',
      'no-answer': 'rien ne répond à cette adresse et à ce port',
      timeout: 'le serveur ne répond pas à temps',
      tls: 'la connexion ne peut pas être chiffrée, ou le certificat du serveur n’est pas bon',
      login: 'le serveur refuse l’utilisateur ou le mot de passe',
      sender: 'le serveur refuse l’expéditeur (MAIL_FROM)',
      recipient: 'le serveur refuse le destinataire',
      message: 'le serveur refuse le message',
      broken: 'la connexion a été coupée',
      other: 'erreur',
    },
  },
  store: {
    full: 'il n’y a plus de place pour ce que les formulaires envoient : libérez-en',
    'read-only': 'ce compte n’a pas le droit d’y écrire',
    busy: 'un autre programme y écrit depuis plusieurs secondes : réessayez',
    damaged: 'le fichier est abîmé : remettez la dernière copie (inbox --backup)',
    moved: 'le fichier n’est plus à sa place : remettez-le, puis redémarrez « serve »',
    newer: 'le fichier vient d’une version plus récente de sapin : installez-la',
    unreachable: 'la base de données ne répond pas : vérifiez DATABASE_URL',
    other: 'la base de données refuse',
  },
  inbox: {
    forms: {
      'contact-form': 'message',
      'quote-request': 'devis',
      newsletter: 'lettre',
    },
    summary: (messages: number, unanswered: number) =>
      messages === 0
        ? 'aucun message'
        : `${plural(messages, 'message')}, ${unanswered === 0 ? 'tous avec une réponse' : `${unanswered} sans réponse`}`,
    answered: (day: string) => `répondu le ${day}`,
    heldBack: (count: number, call: string) =>
      `${plural(count, 'envoi retenu', 'envois retenus')}, sans doute d’une machine : ${call} inbox --held`,
    noneHeld: 'rien n’est retenu',
    nothing: (folder: string) =>
      `${folder} ne garde rien encore : « serve » y écrit au premier démarrage ; un autre dossier se donne avec --submissions`,
    journals: (folder: string, call: string) =>
      `${folder} garde les fichiers d’une version plus ancienne : « ${call} inbox --import ${folder} » les reprend, une fois`,
    noJournals: (folder: string) => `${folder} n’a pas de fichiers d’une version plus ancienne`,
    importedBefore: 'les fichiers d’une version plus ancienne ont déjà été repris',
    imported: (count: number, folder: string) =>
      `${counted(count, 'entrée', 'reprise')} de ${folder} ; ses fichiers restent, effacez-les quand tout est là`,
    backedUp: (path: string) => `tout est copié dans ${path}`,
    backUpThere: 'PostgreSQL a ses propres copies : « pg_dump "$DATABASE_URL" »',
    reasons: {
      trap: 'champ caché rempli',
      unopened: 'formulaire jamais ouvert',
      'too-soon': 'rempli en moins de deux secondes',
      'too-late': 'ouvert depuis plus d’un jour',
    } as Readonly<Record<string, string>>,
    delivery: {
      waiting: 'pas encore envoyé par courrier',
      sent: 'envoyé par courrier',
      delayed: 'pas encore parti',
      refused: 'refusé par le serveur de courrier',
      expired: 'pas parti en trois jours',
    },
    unsent: (count: number) =>
      count === 0
        ? 'tout ce qui doit partir est parti'
        : `${plural(count, 'courrier n’est pas parti', 'courriers ne sont pas partis')}`,
    unknown: (id: string) => `aucun message ne commence par ${quote(id)} : « inbox » donne leurs numéros`,
    ambiguous: (id: string) => `plusieurs messages commencent par ${quote(id)} : donnez-en plus`,
    needsId: 'dites quel message : « inbox » donne leurs numéros',
    marked: (id: string, about: string) => `${id} est noté comme répondu : ${about}`,
    unmarked: (id: string, about: string) => `${id} attend de nouveau une réponse : ${about}`,
    columns: { id: 'Numéro', received: 'Reçu', form: 'Formulaire', answered: 'Répondu' },
    purged: (removed: number) =>
      removed === 0
        ? 'rien n’est assez vieux pour être effacé'
        : `${counted(removed, 'entrée', 'effacée')}, plus vieilles que ce que le contenu permet`,
    noRetention: (facts: string) =>
      `le contenu ne dit pas combien de temps garder, et cela reste : facts/${facts}`,
    notAnAddress: (address: string) => `${quote(address)} n’est pas une adresse e-mail`,
    forgotten: (address: string, removed: number) =>
      removed === 0
        ? `il n’y a rien de ${address}`
        : `${counted(removed, 'entrée', 'effacée')} de ${address} ; ce qui est parti par courrier est encore dans votre boîte`,
    subscribers: {
      columns: ['Adresse', 'Étape', 'Demandée', 'Confirmée', 'Depuis', 'Pour se désinscrire'],
      states: { confirmed: 'confirmée', single: 'une seule étape', unconfirmed: 'pas confirmée' },
      summary: (confirmed: number, single: number, waiting: number) =>
        `${counted(confirmed, 'adresse', 'confirmée')}${single > 0 ? `, ${single} en une seule étape : personne ne les a confirmées, faute de courrier` : ''}${waiting > 0 ? `, ${waiting} à confirmer` : ''}`,
    },
  },
  live: {
    title: (problems: number) =>
      problems > 1 ? `${problems} problèmes dans le contenu` : 'Un problème dans le contenu',
    kept: 'La page montre encore le dernier contenu juste.',
    open: 'Ouvrir dans l’éditeur',
    hide: 'Masquer',
  },
  notADay: (value: string) =>
    `VITE_DATE n’est pas un jour : ${value} (écrivez-le 2026-11-21, ou retirez la variable)`,
  fault: (message: string) => `sapin : erreur interne : ${message} (SAPIN_DEBUG=1 pour en voir plus)`,
};

export type CommandWords = typeof fr;
