/** The texts of the history, in French, for a person who has never seen a terminal. */
export const HISTORY_WORDS = {
  olderElsewhere:
    'Cet ordinateur n’a que les derniers changements : les plus anciens sont gardés là où le site est publié.',
  manyNew: (count: number) => `${count} nouvelles fiches`,
  manyDeleted: (count: number) => `${count} fiches supprimées`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  thisWeek: 'Cette semaine',
  lastWeek: 'La semaine dernière',
  at: (day: string, time: string) => `${day} à ${time}`,
  newEntry: 'Nouvelle fiche',
  deletedEntry: 'Fiche supprimée',
  name: 'Nom dans les adresses',
  link: 'adresse d’un lien',
  more: (count: number) => `Et ${count} autres changements`,
  pictures: 'Images du site',
  unreadable: 'Texte que le bureau ne sait pas lire',
  noted: 'Ce que vous avez relu ou accepté au bureau',
  picture: (name: string) => `Image « ${name} »`,
  otherText: (name: string) => `Autre texte « ${name} »`,
  old: 'l’ancienne',
  new: 'une nouvelle',
  undo: (when: string) => `Défaire le ${when} ?`,
  goBack: (when: string) => `Revenir à la fiche d’avant le ${when} ?`,
  undone: (when: string) => `Changements du ${when} défaits`,
  plan: {
    asBefore: 'redevient comme avant',
    losesUnpublished: 'redevient comme avant, sans ce que vous n’avez pas encore publié',
    goes: 'nouvelle ce jour-là, elle est supprimée',
    returns: 'supprimée ce jour-là, elle revient',
    changedSince: 'nouvelle ce jour-là, elle a changé depuis : elle reste',
    goneSince: 'supprimée depuis : elle ne revient pas',
    backSince: 'supprimée ce jour-là, elle est revenue depuis',
    fieldsSince: (labels: readonly string[]) => `${labels.join(' ; ')} : changé depuis, cela reste`,
  },
  entryBefore: (day: string) => `Version d’avant le ${day}`,
  fieldBefore: (field: string, value: string | null, day: string) =>
    `${field} : ${value ?? 'rien'}, comme avant le ${day}`,
  refusals: {
    noMoment: { message: 'Ce moment n’est plus dans l’historique.', advice: 'Rechargez la page.' },
    noChange: { message: 'Ce changement n’est plus dans l’historique.', advice: 'Rechargez la page.' },
    nothingOn: (day: string) => ({
      message: `Rien n’a changé le ${day}.`,
      advice: 'Choisissez un jour de l’historique.',
    }),
    nothingBefore: 'C’est la première version du site : il n’y a rien avant elle.',
    notYet: {
      message: 'Cette fiche n’existait pas encore.',
      advice: 'Pour l’enlever, ouvrez-la et choisissez « Supprimer ».',
    },
    same: 'C’est déjà ainsi : rien n’est différent d’alors.',
    pictures: {
      message: 'Les images et les listes de fiches ne reviennent pas d’ici.',
      advice:
        'Une image remplacée ne revient pas d’elle-même : enregistrez l’ancienne depuis l’historique, puis ajoutez-la.',
    },
    name: {
      message: 'Le nom d’une fiche dans les adresses ne revient pas d’ici.',
      advice:
        'Ouvrez la fiche et choisissez « Changer l’adresse » : les anciennes adresses mèneront à la nouvelle.',
    },
    noEntry: {
      message: 'Cette fiche n’existe plus.',
      advice: 'Revenez à la fiche entière : elle sera recréée.',
    },
    noField: {
      message: 'Ces mots ont changé depuis, ou ne sont plus à leur place.',
      advice: 'Défaites d’abord ce qui a suivi, ou changez le champ à la main.',
    },
  },
};
