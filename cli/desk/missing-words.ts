import type { Missing } from '../core/git/repository.ts';

/** Why there is neither history nor publication, and what to do. */
export const MISSING_WORDS: Readonly<Record<Missing, string>> = {
  git: 'L’historique et la publication passent par un logiciel qui n’est pas encore sur cet ordinateur. Le mode d’emploi des textes du site, « De rien à la page publiée », dit lequel, et où le prendre. Tout le reste marche sans lui.',
  repository:
    'Ce dossier est une simple copie du site : elle ne sait ni ce qui a changé, ni où publier. Le mode d’emploi des textes du site, « De rien à la page publiée », dit comment prendre le site avec son histoire. Tout le reste marche sans elle.',
  owner:
    'Ce dossier appartient à un autre compte de cet ordinateur : ouvrez la session de ce compte, ou demandez à la personne qui a installé le site de vous le confier. Tout le reste marche.',
  revision:
    'Ce site n’a pas encore de première version gardée : la personne qui l’a installé en fait une, une fois pour toutes. Tout le reste marche.',
};
