// Longer than other files: a list of words has nothing to know between its lines.
/**
 * All texts that are part of the page of the desk. The rest comes from the server, ready to be shown. No word of files
 * or machines: the reader sells trees. Spaces before « : ; ! ? » are narrow and do not break.
 */
const of = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** « Nouvelle annonce », by the article that begins the description of a collection. */
function newEntryOf(title: string, description: string): string {
  const [, article, noun = ''] = /^(Une?) (\p{L}+)/u.exec(description) ?? [];
  if (article === undefined) return `${title} : nouvelle fiche`;
  return `${article === 'Une' ? 'Nouvelle' : /^[aeiouyhéèê]/.test(noun) ? 'Nouvel' : 'Nouveau'} ${noun}`;
}

/** What is pressed on a keyboard, where there is one. */
const byKey = (keys: string) => (globalThis.matchMedia?.('(hover: none)').matches ? '' : keys);

export const words = {
  desk: 'Le bureau',
  loading: 'Un instant…',
  optional: 'facultatif',
  close: 'Fermer',
  cancel: 'Annuler',
  skip: 'Aller au contenu',
  notice: 'Message du bureau',

  nav: {
    label: 'Le bureau',
    open: 'Menu',
    today: 'Aujourd’hui',
    site: 'Le site',
    history: 'L’historique',
    publish: 'Publier',
    pictures: 'Les images',
    collections: 'Les rubriques',
    rest: 'Le reste',
    workshop: 'L’atelier',
    seldom: 'Rarement changé',
    search: 'Chercher partout',
    searchHint: 'mot, prix, adresse',
    searchButton: 'Chercher',
    unpublished: (count: number) => of(count, 'fiche pas encore publiée', 'fiches pas encore publiées'),
    undo: 'Annuler',
    redo: 'Rétablir',
    undoLabel: (label: string) => `Annuler : ${label}`,
    redoLabel: (label: string) => `Rétablir : ${label}`,
  },

  today: {
    title: 'Aujourd’hui',
    lead: (errors: number, decisions: number) => {
      if (errors > 0) return `${of(errors, 'erreur est à corriger', 'erreurs sont à corriger')}.`;
      if (decisions > 0)
        return `Aucune erreur, mais ${of(decisions, 'point attend', 'points attendent')} votre avis.`;
      return 'Tout est juste, et rien n’attend votre avis.';
    },
    errors: 'À corriger',
    shortcuts: 'En une minute',
    decisions: 'À décider',
    decisionsHelp: 'Deux textes se contredisent. Dites lequel est vrai.',
    unfinished: 'Pas encore fini',
    unfinishedHelp: 'Des valeurs provisoires, à remplacer avant que le site soit lu de tous.',
    waiting: 'Attend son jour',
    waitingFrom: (day: string) => `visible à partir du ${day}`,
    incoming: (count: number) =>
      count > 1
        ? `D’autres ont changé ${count} fiches du site.`
        : 'Quelqu’un d’autre a changé quelque chose sur le site.',
    toIncoming: 'Voir et recevoir',
    unpublished: 'Pas encore publié',
    unpublishedHelp: 'Vous l’avez enregistré ; les visiteurs ne le voient pas encore.',
    toPublication: 'Voir ce qui changera et publier',
    nothing: 'Rien pour l’instant.',
    all: (count: number) => `Voir les ${count}`,
    fewer: 'En voir moins',
    change: { new: 'nouvelle', changed: 'modifiée', deleted: 'supprimée' },
  },

  accepted: {
    title: (count: number) => of(count, 'contradiction laissée ainsi', 'contradictions laissées ainsi'),
    since: (day: string, year: string) => `depuis le ${day} ${year}`,
    over: 'ne couvre plus rien',
    until: 'jusqu’au',
    takeBack: 'Revenir dessus',
    takeBackOf: (title: string, of_: string) => `Revenir dessus : ${title}, ${of_}`,
  },

  season: {
    title: 'La saison',
    titleOf: (year: number) => `La saison ${year}`,
    lead: (left: number) =>
      left === 0
        ? 'Tout est relu.'
        : `${of(left, 'chose est', 'choses sont')} à relire : confirmez ce qui est encore juste, changez le reste.`,
    reviewed: (count: number) => `Déjà relu : ${of(count, 'chose', 'choses')}`,
    choose: 'Choisir la bonne valeur',
    keep: 'C’est juste',
    reopen: 'À relire de nouveau',
    change: 'Changer',
    begin: (year: number) => `Commencer la saison ${year}`,
    next: (year: number) => `Préparer la saison ${year}`,
    back: (year: number) => `Revenir à la saison ${year}`,
    remove: 'Retirer',
    isUnchanged: (labels: string) => ({
      message: `Pas encore enregistré. Ce qui n’a pas changé : ${labels}.`,
      advice: 'Corrigez-le aussi, ou enregistrez encore une fois si cela reste juste.',
    }),
  },

  inbox: {
    title: 'Les messages',
    unanswered: (count: number) => of(count, 'message sans réponse', 'messages sans réponse'),
    lead: (count: number) =>
      count === 0
        ? 'Aucun message reçu ici n’attend de réponse.'
        : `${of(count, 'personne attend', 'personnes attendent')} une réponse.`,
    reply: 'Répondre par e-mail',
    call: (phone: string) => `Appeler le ${phone}`,
    mark: 'C’est répondu',
    unmark: 'Attend encore une réponse',
    marked: (sender: string) => `Noté : vous avez répondu à ${sender}.`,
    unmarked: (sender: string) => `Noté : ${sender} attend une réponse.`,
    answered: (moment: string) => `répondu (${moment})`,
    done: (count: number) => of(count, 'message avec une réponse', 'messages avec une réponse'),
  },

  spelling: {
    title: 'L’orthographe',
    check: 'Orthographe',
    reading: 'Je relis les textes…',
    lead: (count: number) =>
      count === 0
        ? 'Aucun mot inconnu.'
        : `${of(count, 'mot est inconnu', 'mots sont inconnus')} du dictionnaire.`,
    more: 'Il y en a d’autres : voyez ceux-ci d’abord.',
    right: 'C’est juste',
    rightOf: (word: string) => `C’est juste : ${word}`,
  },

  collection: {
    count: (count: number) => of(count, 'fiche', 'fiches'),
    filter: 'Chercher dans cette rubrique',
    add: 'Ajouter',
    none: (query: string) => `Aucune fiche ne répond à « ${query} ».`,
    empty: 'Aucune fiche ici pour l’instant.',
    states: 'Montrer',
    all: 'tout',
    stateNames: {
      errors: 'à corriger ou à remplir',
      decisions: 'à décider',
      unsaved: 'pas enregistrées',
      unpublished: 'pas publiées',
      waits: 'attendent leur jour',
    },
    order: 'Trier',
    orders: { name: 'par nom', day: 'par date', state: 'ce qui attend d’abord' },
    on: (day: string, year: string) => `${day} ${year}`,
    missing: 'Cette rubrique n’existe pas, ou plus.',
  },

  state: {
    errors: (count: number) => of(count, 'erreur', 'erreurs'),
    gaps: (count: number) => `${count} à remplir`,
    decisions: (count: number) => `${count} à décider`,
    unsaved: 'pas enregistrée',
    unpublished: 'pas publiée',
    waits: (day: string) => `le ${day}`,
  },

  search: {
    title: 'Chercher',
    results: (count: number, query: string, more: boolean) =>
      count === 0
        ? `Rien ne répond à « ${query} ».`
        : `${more ? 'Au moins ' : ''}${of(count, 'fiche répond', 'fiches répondent')} à « ${query} ».`,
    advice: 'Essayez un mot plus court, ou un prix sans le signe euro.',
    more: 'Il y en a d’autres : précisez votre recherche.',
    replace: 'Remplacer ces mots',
    type: 'Un mot, un prix, une adresse : le bureau cherche dans toutes les fiches.',
  },

  replace: {
    title: 'Remplacer',
    titleIn: (title: string) => `Remplacer dans « ${title} »`,
    lead: 'Choisissez les endroits ; rien n’est enregistré tant que vous ne l’avez pas relu.',
    find: 'Chercher',
    by: 'Remplacer par',
    reread: (joined: string) => `À relire : ${joined}`,
    whole: 'Chercher dans tout le site',
    none: (query: string) => `Aucun texte ne dit « ${query} ».`,
    remove: 'Supprimer ces mots',
    more: 'Il y en a d’autres : remplacez ceux-ci d’abord.',
    all: (count: number) => `Tous, ${of(count, 'endroit', 'endroits')}`,
    first: (count: number) => `Les ${count} premiers endroits`,
    do: (count: number) => `Remplacer à ${of(count, 'endroit', 'endroits')}`,
    done: (label: string) => `${label}. Relisez, puis enregistrez.`,
  },

  pictures: {
    title: 'Les images',
    count: (count: number, size: string) => `${of(count, 'image', 'images')}, ${size}`,
    filter: 'Chercher une image',
    unused: 'Seulement celles qui ne servent pas',
    size: (width: number, height: number) => `${width} × ${height}`,
    uses: (count: number) => (count === 0 ? 'ne sert pas' : `montrée à ${of(count, 'endroit', 'endroits')}`),
    saved: 'nommée dans une fiche à enregistrer ou à corriger',
    where: 'Où on la voit',
    replace: 'La remplacer partout',
    crop: 'Recadrer',
    remove: 'Supprimer',
    removeAsk: (count: number) => (count > 1 ? `Supprimer ces ${count} images ?` : 'Supprimer cette image ?'),
    removeHelp:
      'Rien ne les montre. Cela ne s’annule pas d’ici ; ce qui est déjà publié reste dans l’historique.',
    removeAll: (count: number) =>
      `Supprimer ${count > 1 ? `les ${count} qui ne servent pas` : 'celle qui ne sert pas'}`,
    removed: (count: number) => (count > 1 ? `${count} images sont supprimées.` : 'L’image est supprimée.'),
    done: (label: string) => `${label}. Relisez, puis enregistrez.`,
    none: 'Aucune image ne répond.',
    cropHelp: 'Retirez ce qui est de trop à chaque bord. L’image d’origine reste parmi celles du site.',
    edges: { left: 'gauche', top: 'haut', right: 'droite', bottom: 'bas' },
    do: 'Garder cette partie',
  },

  palette: {
    title: 'Aller, chercher, faire',
    label: 'Une page, une fiche ou ce que vous voulez faire',
    open: `Aller, chercher, faire${byKey(' (Ctrl+K)')}`,
    undoKeys: byKey('Ctrl+Z'),
    redoKeys: byKey('Ctrl+Y'),
    saveAll: 'Enregistrer toutes les fiches',
    act: 'faire ici',
    view: 'page du bureau',
    new: 'nouvelle fiche',
    find: (query: string) => `Chercher « ${query} » dans toutes les fiches`,
    add: newEntryOf,
  },

  entry: {
    form: 'La fiche',
    page: 'La page',
    show: 'Montrer',
    save: 'Enregistrer',
    saving: 'J’enregistre…',
    saved: 'Enregistré',
    discard: 'Tout abandonner',
    discardAsk: 'Abandonner ce que vous avez écrit depuis le dernier enregistrement ?',
    discardHelp:
      'La fiche redevient ce qu’elle était alors. La flèche ↶, en haut, ramène ce que vous aviez écrit.',
    discarded: 'Abandonné : la fiche est comme avant.',
    dropped: 'Abandonné : la fiche n’existe plus.',
    rename: 'Changer l’adresse',
    replace: 'Remplacer des mots',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    history: 'Historique',
    isSaved: 'Tout est enregistré.',
    isUnsaved: 'Pas encore enregistré.',
    isSending: 'Je note…',
    isConflict: 'Cette fiche a changé ailleurs : il faut choisir.',
    toConflict: 'Voir les deux versions',
    isWaiting: 'Pas enregistré : le bureau n’a pas encore vos derniers mots.',
    isRefused: 'Pas enregistré : le bureau ne peut pas écrire tous vos mots.',
    copy: 'Copier ce qui n’est pas enregistré',
    copied: 'Copié : collez-le où vous voulez.',
    takeBack: 'Y renoncer',
    tookBack: 'La fiche montre ce que le bureau a gardé.',
    isUnread: (label: string) => `« ${label} » n’est pas encore enregistré : ce n’est pas un nombre.`,
    changes: (count: number) => `visible sur ${of(count, 'page', 'pages')}`,
    affectsAllPages: 'visible sur toutes les pages',
    visibleFrom: (day: string) => `à partir du ${day}`,
    changesLater: 'Ne change encore aucune page.',
    problems: (errors: number) => of(errors, 'erreur à corriger', 'erreurs à corriger'),
    stillToCorrect: (count: number) => `${of(count, 'erreur reste', 'erreurs restent')} à corriger :`,
    gaps: (count: number) => of(count, 'champ à remplir', 'champs à remplir'),
    decide: (count: number) => of(count, 'point à décider', 'points à décider'),
    stillToDecide: (count: number) => `${of(count, 'point reste', 'points restent')} à décider :`,
    unfinished: (count: number) => of(count, 'valeur provisoire', 'valeurs provisoires'),
    attention: 'Ce qui demande votre attention',
    fix: 'Corriger ce que le bureau sait corriger',
    broken: 'Cette fiche ne se lit plus',
    brokenText: 'Ce qui y est écrit',
    retry: 'Réessayer',
    missing: 'Fiche introuvable',
    added: (label: string) => `Ajouté : ${label}`,
    removed: (label: string) => `Retiré : ${label}`,
  },

  field: {
    add: (label: string) => `Ajouter : ${label}`,
    remove: (label: string) => `Retirer : ${label}`,
    up: (label: string) => `Monter : ${label}`,
    down: (label: string) => `Descendre : ${label}`,
    moved: (label: string, at: number) => `${label} : place ${at}`,
    item: (label: string, at: number) => `${label} ${at}`,
    row: (at: number) => `ligne ${at}`,
    addRow: 'Ajouter une ligne',
    actions: 'Actions',
    number: 'Écrivez un nombre, par exemple 42,50.',
    integer: 'Écrivez un nombre entier, par exemple 42.',
    none: 'rien de choisi',
    yes: 'oui',
    month: 'Mois',
    day: 'Jour',
    firstDay: 'du',
    lastDay: 'au',
    hour: 'Heure',
    example: (text: string) => `Par exemple : ${text}`,
    differs: (other: string) => `l’autre dit ${other}`,
    workshop: 'Réglages de l’atelier',
    decided:
      'C’est décidé : toutes les pages montrent la valeur choisie dans « Décision », quoi que disent les autres.',
    passedOver: 'Aucune page ne montre cette lecture : c’est une autre qui a été choisie.',
    nothing: 'rien',
    way: 'Comment l’écrire',
    noBoxes: 'Les choix viennent de ce que vous choisissez au-dessus.',
    from: 'de',
    to: 'à',
    tooLong: (over: number) => `${of(over, 'signe', 'signes')} de trop`,
    left: (count: number, max: number) => `${count} sur ${max} signes`,
    fixed: 'Ne se change pas ici.',
    unknown: 'Cette valeur ne se modifie pas au bureau.',
    noChoice: (query: string) => `Rien ne répond à « ${query} ».`,
    found: (count: number) => (count === 0 ? 'aucun choix' : of(count, 'choix', 'choix')),
    unknownValue: (value: string) => `« ${value} » : introuvable`,
    opensList: 'Ouvrir la liste',
    goTo: (label: string) => `Ouvrir la fiche « ${label} »`,
  },

  prose: {
    toolbar: (label: string) => `Mise en forme : ${label}`,
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Intertitre',
    bullets: 'Liste',
    numbers: 'Liste numérotée',
    link: 'Lien',
    constant: 'Constante',
    constantHelp: 'Une valeur écrite une seule fois pour tout le site',
    unknownConstant: 'constante introuvable',
    chip: (label: string, value: string) => `${label} : ${value}`,
    linkTo: 'Mener à',
    linkAdd: 'Poser le lien',
    picture: 'Image',
    table: 'Tableau',
    find: 'Chercher et remplacer',
    change: { picture: 'Changer l’image', table: 'Changer le tableau' },
    removeBlock: { picture: 'Retirer l’image', table: 'Retirer le tableau' },
    addPicture: 'Poser une image',
    addTable: 'Poser un tableau',
    keep: 'Garder',
    up: 'Monter',
    down: 'Descendre',
    alt: 'Ce que l’on y voit',
    noPicture: 'Il manque l’image : choisissez-la, ou attendez qu’elle soit prête.',
    noAlt: 'Il manque la description.',
    altHelp: 'Une phrase, pour qui ne voit pas l’image.',
    width: 'Largeur',
    widths: { 33: 'un tiers', 50: 'la moitié', 67: 'deux tiers', all: 'toute la largeur' },
    tableHelp: 'La première ligne est l’en-tête. Deux colonnes se lisent le mieux sur un téléphone.',
    cell: (row: number, column: number) =>
      row === 0 ? `En-tête, colonne ${column}` : `Ligne ${row}, colonne ${column}`,
    addColumn: 'Ajouter une colonne',
    removeRow: (row: number) => `Retirer la ligne ${row}`,
    removeColumn: (column: number) => `Retirer la colonne ${column}`,
    phrases: {
      Completions: 'Constantes',
      'Control character': 'Signe invisible',
    },
  },

  picture: {
    drop: 'Déposez une image ici',
    choose: 'Choisir un fichier',
    gallery: 'Prendre une image du site',
    galleryTitle: 'Les images du site',
    working: 'Je prépare l’image…',
    added: (width: number, height: number) => `Image ajoutée, ${width} × ${height} pixels.`,
    describe: 'Décrivez-la pour qui ne la voit pas.',
    none: 'Pas encore d’image.',
    filter: 'Chercher une image',
    unseen: 'aperçu indisponible',
    waits: 'L’image attend dans cette page, et partira dès que ce sera possible : ne fermez pas l’onglet.',
  },

  decision: {
    places: 'Où on le lit',
    reason: 'Dites pourquoi, en quelques mots',
    noReason: 'Il manque la raison : écrivez une phrase, elle sera gardée avec la décision.',
    until: 'Jusqu’au (facultatif)',
    confirm: 'Confirmer',
    neither: 'Ni l’une ni l’autre : écrire la bonne valeur',
  },

  remark: { error: 'Erreur', gap: 'À remplir', warning: 'Remarque', provisional: 'Provisoire' },

  preview: {
    title: 'Aperçu de la page',
    pages: 'Page montrée',
    width: 'Largeur',
    phone: 'Téléphone',
    desk: 'Ordinateur',
    touch: 'Modifier un texte',
    touchHelp: 'Touchez un texte de la page : sa fiche s’ouvre à l’endroit où il est écrit.',
    notFound: 'Ce texte n’est écrit dans aucune fiche : il est calculé à partir d’autres.',
    none: 'Cette fiche ne s’affiche sur aucune page à elle seule.',
    later: 'L’aperçu apparaît ici dès que la fiche est remplie et juste.',
    open: 'Ouvrir dans un onglet',
  },

  site: {
    title: 'Le site',
    lead: 'Tel que vous l’avez enregistré et tel que vous l’écrivez, avant publication.',
  },

  visit: {
    title: 'Voir sur un téléphone, ou un autre jour',
    help: 'Le site s’ouvre en lecture seule pendant une heure, pour qui a le code. Rien du bureau ne s’y voit.',
    day: 'Tel qu’il sera le (facultatif)',
    below: 'Ouvrez-le pour le voir ce jour-là : l’aperçu plus bas reste celui d’aujourd’hui.',
    phone: 'Ouvrir sur un téléphone',
    here: 'Ouvrir sur cet ordinateur',
    working: 'Je prépare…',
    scan: 'Visez ce code avec l’appareil photo d’un téléphone du même réseau.',
    code: 'Code à viser avec un téléphone',
    until: (time: string) => `Ouvert jusqu’à ${time}.`,
    of: (day: string) => `Le site tel qu’il sera le ${day}.`,
    end: 'Fermer maintenant',
  },

  create: {
    title: newEntryOf,
    duplicateTitle: (title: string) => `Dupliquer « ${title} »`,
    name: 'Nom',
    help: 'Pour retrouver la fiche ici ; accents et majuscules sont bienvenus.',
    helpOfPage: 'Il donne aussi la première adresse de la page ; accents et majuscules sont bienvenus.',
    do: 'Créer la fiche',
    done: (name: string) => `« ${name} » est créée. À vous de la remplir.`,
  },

  rename: {
    title: (title: string) => `Changer l’adresse de « ${title} »`,
    name: 'Fin de l’adresse',
    help: 'L’ancienne adresse y mènera encore, et les liens du site suivront. Le titre ne change pas.',
    now: 'Aujourd’hui :',
    next: 'Ensuite :',
    do: 'Changer l’adresse',
    done: (address: string) => `La page est maintenant à l’adresse ${address}`,
  },

  delete: {
    title: (title: string, collection?: string) =>
      `Supprimer « ${title} »${collection ? ` de la rubrique « ${collection} »` : ''} ?`,
    places: 'Voici où :',
    next: 'Ces champs demanderont ensuite une autre fiche :',
    instead: (title: string, label: string) => `${title}, ${label} : qui nommer à sa place ?`,
    others: (count: number) => `${of(count, 'autre fiche change', 'autres fiches changent')} avec elle.`,
    times: (count: number) => `${count} endroits`,
    waits: 'Choisissez d’abord qui nommer à sa place.',
    removed: 'Ceci part avec elle :',
    unlinked: 'Ces textes perdront leur lien et garderont leurs mots : relisez-les ensuite.',
    mentions: (count: number) =>
      `${of(count, 'texte dit', 'textes disent')} encore son nom, et rien n’y change :`,
    redirect: (address: string) => `L’adresse ${address} mènera à`,
    do: 'Supprimer la fiche',
    doEverywhere: 'Retirer partout et supprimer',
    done: (title: string, others: number) =>
      `« ${title} » est supprimée${others > 0 ? ` ; ${of(others, 'autre fiche a changé', 'autres fiches ont changé')} avec elle` : ''}. « Annuler » la ramène.`,
  },

  conflict: {
    title: 'Cette fiche a changé ailleurs',
    help: 'Dans un autre onglet, ou par quelqu’un d’autre. Rien n’est perdu. Choisissez pour chaque champ ce qu’il doit dire.',
    mine: 'Ce que vous avez écrit',
    theirs: 'Ce qu’il y a maintenant',
    empty: 'rien',
    keepMine: 'Tout garder de moi',
    keepTheirs: 'Tout prendre de l’autre',
    do: 'Garder ces choix',
    kept: {
      mine: 'C’est réglé : ce que vous avez écrit est gardé.',
      theirs: 'C’est réglé : ce qu’il y avait est gardé.',
      both: 'C’est réglé : chaque champ dit ce que vous avez choisi.',
    },
  },

  history: {
    title: 'L’historique',
    of: (title: string) => `L’historique de « ${title} »`,
    empty: 'Rien n’a encore été publié.',
    none: 'Rien n’a changé ces jours-là.',
    when: 'Quand',
    always: 'Tout',
    since: 'du',
    until: 'au',
    before: 'avant',
    after: 'après',
    nothing: 'rien',
    restoreChange: (place: string) => `Défaire ce changement : ${place}`,
    restore: 'Défaire ce changement',
    isUndone: 'Déjà défait',
    undoDay: 'Défaire ce jour',
    undoMoment: 'Défaire ce moment',
    comes: 'Ceci change, et se relit avant d’être enregistré :',
    stays: 'Ceci reste comme c’est aujourd’hui :',
    nothingComes: 'Rien ne peut en être défait d’ici.',
    undo: 'Défaire',
    undoSince: 'Défaire aussi tout ce qui a suivi…',
    older: 'Voir plus ancien',
    back: 'Retour à la fiche',
    undoing: 'Je défais…',
    restored: (label: string, errors: number) =>
      errors > 0
        ? `${label}. ${of(errors, 'erreur est à corriger', 'erreurs sont à corriger')}.`
        : `${label}. Relisez, puis enregistrez.`,
    whole: 'Voir tout l’historique',
    all: (count: number) => `Voir les ${count} changements`,
  },

  incoming: {
    title: 'À recevoir',
    receive: 'Recevoir les changements',
    receiving: 'Je reçois…',
    help: 'Ce que vous avez écrit reste : les deux se réunissent, champ par champ.',
    choose: 'Choisissez d’abord ce qui doit rester.',
    both: (count: number, who: string) =>
      count > 1
        ? `Vous avez changé ces champs, et ${who} aussi. Choisissez pour chacun ce qu’il doit dire.`
        : `Vous avez changé ce champ, et ${who} aussi. Choisissez ce qu’il doit dire.`,
    someone: 'quelqu’un d’autre',
    theirs: (author: string) => `Ce qu’a écrit ${author}`,
    count: (count: number) => of(count, 'changement à recevoir', 'changements à recevoir'),
  },

  unsaved: {
    count: (count: number) => `${of(count, 'fiche', 'fiches')} pas encore enregistrée${count > 1 ? 's' : ''}`,
    here: 'Cette fiche est enregistrée.',
    others: (count: number) => `${of(count, 'autre fiche', 'autres fiches')} à enregistrer :`,
    saveAll: 'Tout enregistrer',
    saved: 'Tout est enregistré',
  },

  publish: {
    title: 'Publier',
    lead: 'Voici ce que les visiteurs verront changer.',
    nothing: 'Tout est déjà publié.',
    nothingHere: 'Tout ce qui est enregistré est gardé.',
    entries: 'Ce que vous avez changé',
    sameWords: 'Les visiteurs liront les mêmes mots : seule change la façon de les écrire dans le fichier.',
    pages: 'Les pages qui changent',
    working: 'Je compare les pages…',
    movedTo: (address: string) => `mène désormais à ${address}`,
    kind: { new: 'nouvelle page', changed: 'modifiée', gone: 'supprimée' },
    sentence: 'Dites en une phrase ce qui change',
    sentenceHelp: 'Elle reste dans l’historique ; vous la retrouverez.',
    publish: (count: number | undefined) =>
      count === undefined ? 'Publier maintenant' : `Publier ${of(count, 'fiche', 'fiches')} maintenant`,
    all: (isTaken: boolean) => (isTaken ? 'Tout cocher' : 'Tout décocher'),
    untick: 'Décochez ce qui doit attendre.',
    choose: (count: number, all: number): string =>
      count === all
        ? `Tout part. ${words.publish.untick}`
        : count === 0
          ? 'Rien n’est coché. Tout attend, enregistré ici.'
          : `${of(count, 'fiche part', 'fiches partent')} sur ${all}. Le reste attend, enregistré ici.`,
    needs: (titles: string) => `part avec ${titles}`,
    whole: (titles: string) => `Cette fiche part tout entière, avec ${titles}.`,
    along: (titles: string, isTaken: boolean) => `${isTaken ? 'Part aussi' : 'Attend aussi'} : ${titles}`,
    changed: 'La liste a changé : relisez-la avant de publier.',
    reading: 'Je relis…',
    goes: (title: string) => `Publier : ${title}`,
    seenFrom: (day: string) => `se verra à partir du ${day}`,
    draft: 'brouillon : personne ne le verra encore',
    keep: 'Garder cette version',
    propose: 'Proposer à quelqu’un',
    proposeHelp: 'Le site ne change pas : quelqu’un relit d’abord.',
    author: 'Qui publie ?',
    authorFields: { name: 'Votre nom', email: 'Votre adresse e-mail' },
    sending: 'Je publie…',
    address: 'Pour la montrer à quelqu’un :',
    impossible: 'Publier n’est pas possible pour l’instant',
    notAll: 'Tout ne peut pas partir pour l’instant',
    faults: (canWait: boolean) =>
      canWait
        ? 'Remplissez ou corrigez ceci, puis enregistrez ; ou décochez la fiche plus bas, et le reste pourra partir :'
        : 'Remplissez ou corrigez d’abord ceci, puis enregistrez :',
  },

  done: {
    undone: (label: string) => `Annulé : ${label}`,
    redone: (label: string) => `Rétabli : ${label}`,
    saved: (label: string) => `Enregistré : ${label}`,
    settled: (label: string) => `C’est décidé : ${label}`,
  },

  failure: {
    gone: {
      message: 'Le bureau ne répond plus',
      advice: 'Il est peut-être fermé : relancez-le. Ce que vous avez écrit reste dans cette page.',
    },
    publishing: {
      message: 'Le bureau publie encore…',
      advice: 'Attendez un instant. Ce que vous avez écrit reste dans cette page.',
    },
    retry: 'Réessayer',
    notYet: {
      message: 'Vos derniers mots ne sont pas encore notés',
      advice: 'Réessayez dès que le bureau les a pris',
    },
    elsewhere: 'Ce que vous y avez écrit n’est pas enregistré :',
  },
} as const;
