// The texts of `--help`, `docs/cli.md` and a wrong call. `en.ts` has the same shape: the compiler checks it.

/** Commander's message for a wrong call, and ours, which is given what the pattern captures. */
type CallFaults = readonly (readonly [RegExp, (...parts: readonly string[]) => string])[];

const callFaults: CallFaults = [
  [/^unknown command '(.*)'/, (name = '') => `la commande « ${name} » n’existe pas`],
  [/^unknown option '(.*)'/, (name = '') => `l’option ${name} n’existe pas`],
  [/^missing required argument '(.*)'/, (name = '') => `il manque <${name}>`],
  [/^option '(.*)' argument missing/, (name = '') => `il manque la valeur de ${name}`],
  [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)/,
    (_, wanted = '', got = '') => `il y a trop de mots : ${got} au lieu de ${wanted}`,
  ],
  [
    /^option '(.*)' argument '(.*)' is invalid\. (?:Allowed choices are )?(.*?)\.?$/,
    (name = '', value = '', allowed = '') => `${name} ne peut pas être « ${value} » ; au choix : ${allowed}`,
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (?:Allowed choices are )?(.*?)\.?$/,
    (value = '', name = '', allowed = '') =>
      `<${name}> ne peut pas être « ${value} » ; au choix : ${allowed}`,
  ],
];

export const fr = {
  titles: {
    'Usage:': 'Utilisation :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  } as Readonly<Record<string, string>>,
  usage: { options: '[options]', command: '[commande]' },
  defaultValue: (value: string) => `défaut : ${value}`,
  choices: (values: string) => `au choix : ${values}`,
  both: (remark: string, other: string) => `${remark} ; ${other}`,
  examples: 'Exemples :',
  rules: 'Règles :',
  help: 'affiche cette aide',
  version: 'affiche la version de l’outil',
  helpOf: 'affiche l’aide d’une commande',
  seeHelp: '(sapin --help pour l’aide)',
  fault: (message: string) => `erreur : ${message}`,
  didYouMean: (names: string) => `(vouliez-vous dire ${names} ?)`,
  callFaults,
  program: 'Vérifie le contenu du site, y cherche les contradictions et en fait des modules typés',
  common: {
    content: 'dossier du contenu',
    schemas: 'dossier des schémas',
    format: 'forme du résultat',
    noColor: 'sans couleurs',
    lang: 'langue des messages',
    langDefault: 'en si LC_ALL, LC_MESSAGES ou LANG, la première définie, commence par en ; sinon fr',
  },
  commands: {
    check: {
      about: 'vérifie tout le contenu et montre chaque erreur à sa place',
      release:
        'avant la mise en ligne : refuse aussi ce qui est provisoire, les exemples, les contradictions ouvertes, et les compte',
    },
    generate: {
      about: 'vérifie le contenu, puis écrit les modules typés du site',
      out: 'dossier à écrire',
      check: 'n’écrit rien ; échoue si le dossier n’est pas à jour',
      watch: 'recommence à chaque changement, jusqu’à Ctrl+C',
    },
    consistency: {
      about: 'cherche ce qui se contredit, et le montre avec tous ses côtés',
      strict: 'échoue aussi sur ce qui est accepté ou tranché',
      rule: 'seulement cette règle ; peut se répéter',
      report: 'écrit aussi une page à lire dans un navigateur',
      all: 'montre aussi ce qui est tranché, et les valeurs à remplacer par leur constante',
      accept: 'accepte ce qui est ouvert sur ce sujet, avec --reason',
      reason: 'pourquoi',
      until: 'jusqu’à cette date comprise (année-mois-jour)',
      prune: 'retire les acceptations et les réponses qui ne correspondent plus à rien',
      since: 'seulement ce qui est nouveau depuis cette révision de Git, cette durée (7d) ou cette date',
    },
    decide: {
      about: 'retient une lecture : toutes les pages la montrent',
      subject: 'une constante ou un fichier de prix : facts/order-deadline',
      value: 'la valeur à retenir, ou la source de la grille',
      newValue: 'une valeur qu’aucune lecture ne donne, écrite comme elles',
      undo: 'revient à toutes les lectures',
      dryRun: 'dit ce que la décision changerait, et n’écrit rien',
    },
    where: {
      about: 'montre chaque page et chaque ligne qui montre ou nomme un sujet',
      subject: 'une constante, un fichier de prix, une entrée ; ou son fichier, ou l’adresse de sa page',
    },
    new: {
      about: 'écrit une entrée à remplir, d’après son schéma',
      collection: 'dossier de content/',
      slug: 'identifiant de l’entrée : son nom de fichier',
      out: 'le dossier qu’écrit generate : l’entrée y désigne son schéma',
      from: 'copie cette entrée au lieu de partir du schéma',
    },
    rename: {
      about: 'renomme une entrée, tout ce qui la nomme et tous les liens, et redirige l’ancienne adresse',
      collection: 'dossier de content/',
      old: 'identifiant d’aujourd’hui',
      new: 'identifiant de demain',
    },
    fix: {
      about: 'montre ce qui se corrige sans risque (ponctuation, espaces, guillemets, listes à ranger)',
      files: 'seulement ces fichiers de content/',
      write: 'écrit les corrections',
    },
    season: {
      about:
        'montre ce qui est de l’an dernier, et garde ce que l’on a relu ; le bureau le fait chose par chose',
      year: 'l’année de la saison, comme 2027',
      unchanged: 'ce qui reste comme il est (les noms que donne --format json, ou all)',
    },
    stats: {
      about: 'fait la liste des constantes, écrites et calculées',
      facts: 'de même',
      words: 'fait plutôt la liste des mots de lexicon.yaml qui ne servent à rien dans ces textes',
    },
    desk: {
      about:
        'ouvre le bureau : le site s’y tient par des formulaires, dans le navigateur, sur cette machine seule',
      port: 'port (0 : un port libre)',
      noOpen: 'n’ouvre pas le navigateur',
    },
    serve: {
      about: 'sert le site construit, avec les fonctions des formulaires',
      port: 'port (0 : un port libre)',
      host: 'adresse où écouter (par défaut toutes, ou 127.0.0.1 avec --behind-proxy)',
      dist: 'dossier du site construit',
      submissions: 'dossier où garder ce que les formulaires envoient',
      room: 'la place qu’ils y ont ; une fois pleine, les formulaires ne prennent plus rien',
      behindProxy: 'un serveur mandataire est devant, qui donne l’adresse du visiteur dans X-Forwarded-For',
      checkMail: 'envoie un message d’essai avec les réglages du courrier, et dit ce qui ne va pas',
    },
    inbox: {
      about: 'montre ce que les formulaires ont reçu, sans réponse d’abord ; marque, exporte, efface',
      action: 'show, answered (avec un numéro), ou newsletter : les adresses de la lettre',
      id: 'le début du numéro d’un message',
      submissions: 'dossier où « serve » garde ce que les formulaires envoient',
      csv: 'pour un tableur ; de la lettre, ce que l’on peut lui envoyer',
      held: 'ce qui vient sans doute d’une machine, et qui est retenu',
      undo: 'avec answered : attend de nouveau une réponse',
      check: 'échoue si un courrier n’est pas parti, ou si le fichier est abîmé',
      purge: 'efface ce qui est plus vieux que ce que disent les constantes retention-*',
      forget: 'efface une personne de tout ce qui est gardé',
      export: 'donne tout ce qui est gardé d’une personne, en JSON',
      backup: 'copie tout dans un fichier, pendant que « serve » tourne',
      import: 'reprend, une fois, les fichiers .jsonl d’une version plus ancienne, et les laisse',
    },
    lsp: {
      about:
        'répond à un éditeur (Language Server Protocol) : erreurs, contradictions, complétion, renommage',
      stdio: 'par l’entrée et la sortie standard : c’est toujours le cas, et des éditeurs le demandent',
      client: 'processus de l’éditeur : le serveur s’arrête avec lui',
    },
  },
};

export type HelpWords = typeof fr;
