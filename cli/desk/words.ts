/** The texts of the desk's server, in French, for a person who has never seen a terminal. */
export const WORDS = {
  barred: {
    message: 'Cette page est celle de la personne qui a ouvert le bureau',
    advice: 'Ouvrez-la par l’adresse complète que « npm run desk » affiche',
  },
  restarted: {
    message: 'Le bureau a été relancé',
    advice:
      'Ouvrez dans ce navigateur l’adresse qu’il vient d’afficher : cette page-ci reprendra d’elle-même, avec ce que vous y avez écrit',
  },
  otherSite: {
    message: 'C’est le bureau d’un autre site qui répond ici',
    advice: 'Fermez-le et relancez celui de ce site : ce que vous avez écrit attend dans cette page',
  },
  starting: {
    message: 'Le bureau s’ouvre',
    advice: 'Encore quelques secondes : cette page reprendra d’elle-même',
  },
  notFound: { message: 'Cette page n’existe pas', advice: 'Revenez à l’accueil du bureau' },
  badRequest: { message: 'Le bureau n’a pas compris cette demande', advice: 'Rechargez la page' },
  fault: {
    message: 'Le bureau a rencontré un défaut qui lui est propre',
    advice: 'Ce que vous venez d’écrire reste dans cette page : réessayez',
  },
  disk: (isFull: boolean) => ({
    message: isFull
      ? 'Il n’y a plus de place sur le disque de cet ordinateur'
      : 'Le disque de cet ordinateur ne se laisse pas écrire',
    advice:
      'Ce que vous venez d’écrire n’est que dans cette page : laissez-la ouverte, faites de la place, puis réessayez',
  }),
  tooMuch: {
    message: 'Ce texte est trop long pour être enregistré d’un coup',
    advice: 'Coupez-le en plusieurs morceaux ; il reste dans cette page',
  },
  noEntry: { message: 'Cette fiche n’existe plus', advice: 'Elle a été renommée ou effacée ailleurs' },
  notAllowed: {
    message: 'Cela ne peut pas être écrit à cet endroit',
    advice: 'Le bureau n’écrit que dans les textes du site',
  },
  cannotUndo: {
    message: 'Cela ne peut plus être annulé',
    advice: 'Le texte a été changé ailleurs depuis',
  },
  cannotEdit: {
    message: 'Ce champ ne peut pas être changé ici',
    advice: 'Le reste de vos changements est gardé',
  },
  conflict: 'Cette fiche a changé ailleurs en même temps. Rien n’a été écrasé : choisissez, champ par champ.',
  nothing: '(rien)',
  whole: 'Toute la fiche',
  unwritten: (kind: string) => `${kind} à écrire`,
  item: (rank: number) => `n° ${rank}`,
  types: {
    string: 'Un texte',
    number: 'Un nombre',
    integer: 'Un nombre entier',
    boolean: 'Oui ou non',
    object: 'Plusieurs champs',
    array: 'Une liste',
  },
  lowestPrice: (price: string) => `dès ${price} €`,
  groups: { pages: 'Pages', forms: 'Formulaires', settings: 'Réglages', workshop: 'Mots du site' },
  shownNowhere: 'Montrées sur aucune page',
  created: (title: string) => `Nouvelle fiche « ${title} »`,
  renamed: (title: string) => `Nouvelle adresse de « ${title} »`,
  deleted: (title: string) => `Suppression de « ${title} »`,
  edited: (label: string, title: string) => `${label}, ${title}`,
  discarded: (title: string) => `Abandon des changements de « ${title} »`,
  refusals: {
    noCollection: 'Rien ne peut être ajouté ici',
    names: {
      wordless: {
        message: 'Ce nom n’a ni lettre ni chiffre',
        advice: 'Écrivez au moins une lettre ou un chiffre',
      },
      long: { message: 'Ce nom est trop long', advice: 'Quelques mots suffisent' },
      kept: { message: 'Windows réserve ce nom', advice: 'Ajoutez-y un mot' },
    },
    taken: (name: string) => ({
      message: `Une fiche s’appelle déjà ${name}`,
      advice: 'Choisissez un autre nom',
    }),
    unsaved: {
      message: 'Il reste des changements à enregistrer',
      advice: 'Enregistrez-les ou abandonnez-les, puis recommencez',
    },
    broken: {
      message: 'Le site ne serait plus juste après cela : rien n’a été changé',
      advice: 'Corrigez d’abord ce qui est signalé',
    },
    named: (count: number) => ({
      message:
        count === 1
          ? 'Un autre texte ne peut pas se passer de cette fiche'
          : `${count} autres textes ne peuvent pas se passer de cette fiche`,
      advice: 'Dites-y autre chose d’abord ; tout ce qui ne fait que la nommer s’en ira avec elle',
    }),
    single: 'Cette fiche est unique : elle n’a pas d’autre adresse et ne peut pas être effacée',
    free: 'Rien d’autre ne nomme cette fiche',
    freeAdvice: 'Vous pourrez annuler',
    page: (address: string) => `Sa page ${address} disparaîtra du site`,
    shown: (page: string, others: number) =>
      `Ce qu’elle dit ne se lira plus sur la page « ${page} »${others > 0 ? ` ni sur ${plural(others, 'autre')}` : ''}`,
  },
  decisions: {
    keep: (value: string) => `Garder celle-ci : ${value}`,
    kept: (value: string) => `on garde « ${value} »`,
    value: (value: string) => `Écrire ${value}`,
    link: (title: string) => `Mener à « ${title} »`,
    relation: (names: string) => `Ajouter ${names}`,
    removal: (list: string) => `Retirer de « ${list} »`,
    constant: (label: string, value: string) => `C’est « ${label} » : ${value}`,
    accept: 'Laisser ainsi : dire pourquoi',
    accepted: (reason: string) => `laissé ainsi, « ${reason} »`,
    reopen: 'Revenir sur cette décision',
    settles: (count: number) => `règle ${plural(count, 'contradiction')}`,
    opens: (count: number) => `en ouvre ${count === 1 ? 'une' : count}`,
    pages: (count: number) => `change ${plural(count, 'page')}`,
    place: (place: string) => `s’écrit dans « ${place} »`,
    needsReason: { message: 'Dites pourquoi cela peut rester ainsi', advice: 'Une phrase suffit' },
    gone: { message: 'Ces pages ne se contredisent plus', advice: 'La page va se mettre à jour' },
    noPlace: { message: 'Cette réponse ne peut pas être gardée', advice: 'Changez plutôt le texte' },
  },
  accepted: {
    takenBack: (reason: string) => `n’est plus laissé ainsi : « ${reason} »`,
    dated: (reason: string) => `laissé ainsi, avec un terme : « ${reason} »`,
    gone: { message: 'Cela n’est plus laissé ainsi', advice: 'La page va se mettre à jour' },
    past: { message: 'Ce jour est déjà passé', advice: 'Choisissez un jour à venir, ou aucun' },
  },
  fix: {
    nothing: {
      message: 'Le bureau ne sait pas corriger cela de lui-même',
      advice: 'Le conseil au-dessus dit quoi écrire',
    },
    done: (title: string) => `Correction de « ${title} »`,
  },
  visit: {
    noNetwork: {
      message: 'Cet ordinateur n’est relié à aucun réseau',
      advice: 'Reliez-le au même réseau que le téléphone, puis réessayez',
    },
    badDay: { message: 'Ce n’est pas un jour', advice: 'Choisissez-le dans le calendrier' },
  },
  season: {
    inAddress: 'L’adresse de sa page dit une autre année ; elle se change dans sa fiche',
    looked: (title: string) => `Relecture de « ${title} »`,
    removed: (title: string) => `Retrait dans « ${title} »`,
    changed: (title: string, before: string, after: string) => `${title} : ${before} → ${after}`,
    reopened: (title: string) => `« ${title} » est de nouveau à relire`,
    begun: (year: number) => `La saison ${year} commence`,
    gone: { message: 'Cela n’est plus à relire', advice: 'La page va se mettre à jour' },
  },
  inbox: {
    nothing:
      'Aucun message n’est arrivé sur cet ordinateur : les formulaires du site les gardent là où il est servi.',
    reply: (sender: string, shop: string, message: string) => ({
      subject: `Votre message à ${shop}`,
      body: [
        `Bonjour${sender ? ` ${sender}` : ''},`,
        '',
        '',
        '',
        shop,
        '',
        'Vous nous avez écrit :',
        message.replaceAll(/^/gm, '> '),
      ]
        .join('\n')
        .replaceAll('\n', '\r\n'), // as addresses of emails want it
    }),
  },
  spelling: {
    missing:
      'Le dictionnaire n’est pas installé sur cet ordinateur ; la personne qui s’occupe du site peut l’ajouter. Votre navigateur souligne déjà ce qui lui paraît faux pendant que vous écrivez.',
    noWord: { message: 'Ce n’est pas un mot', advice: 'La page va se mettre à jour' },
    right: (word: string) => `« ${word} » est juste : ce mot ne sera plus signalé.`,
  },
  replace: {
    changed: {
      message: 'Un de ces textes a changé entre-temps : rien n’a été remplacé',
      advice: 'Cherchez de nouveau, puis choisissez',
    },
    done: (find: string, replacement: string, count: number) =>
      `« ${find} » → « ${replacement} », ${count === 1 ? 'un endroit' : `${count} endroits`}`,
  },
  library: {
    used: {
      message: 'Une de ces images est montrée quelque part : rien n’a été supprimé',
      advice: 'Retirez-la d’abord des fiches qui la montrent',
    },
    kept: {
      message: 'Le disque de cet ordinateur ne laisse pas supprimer ces images',
      advice:
        'Celles qui sont encore dans la liste y restent ; fermez les programmes qui les montrent, puis réessayez',
    },
    gone: { message: 'Cette image n’existe plus', advice: 'Rechargez la page' },
    noPart: {
      message: 'Cette image ne se recadre pas',
      advice: 'Un dessin se recadre dans un logiciel de dessin ; une photo, jamais à moins de 16 pixels',
    },
    replaced: (name: string) => `Remplacement de l’image « ${name} »`,
    cropped: (name: string) => `Recadrage de l’image « ${name} »`,
  },
  pictures: {
    notAPicture: {
      message: 'Ce n’est pas une image',
      advice: 'Choisissez une photo ou un dessin : JPEG, PNG ou WebP',
    },
    damaged: {
      message: 'Cette image est abîmée : il en manque une partie',
      advice: 'Reprenez l’original, ou copiez-le de nouveau depuis l’appareil',
    },
    empty: { message: 'Il n’y a rien dans cette image', advice: 'Copiez-la de nouveau depuis l’appareil' },
    heic: {
      message: 'Cette photo d’iPhone est au format HEIC, que peu d’ordinateurs lisent',
      advice:
        'Envoyez-la-vous par e-mail : elle arrive en JPEG. Pour les suivantes : Réglages, Appareil photo, Formats, « Le plus compatible »',
    },
    tooSlow: {
      message: 'Cette image est trop compliquée : l’ordinateur n’arrive pas à la dessiner',
      advice: 'Exportez-la en JPEG ou en PNG, puis envoyez celle-là',
    },
    tooManyPixels: {
      message: 'Cette image est trop grande',
      advice: 'Réduisez-la : 2400 pixels de large suffisent',
    },
    tooLarge: {
      message: 'Cette image est trop lourde',
      advice: 'Réduisez-la : 2400 pixels de large suffisent',
    },
    name: 'image',
  },
  choices: { frame: { header: 'En-tête de toutes les pages', footer: 'Pied de toutes les pages' } },
};

function plural(count: number, noun: string): string {
  return count === 1 ? `une ${noun}` : `${count} ${noun}s`;
}
