// Written by `sapin generate` from content/pages/licences.yaml: edit that, not this.
import type { LicencesPage } from '../types.ts';

export const licences: LicencesPage = {
  "seo": {
    "title": "Licences des logiciels et des polices du site",
    "description": "Les logiciels et les polices d’autres auteurs que ce site envoie à votre navigateur, avec leur version et le texte entier de leur licence."
  },
  "title": "Ce que nous devons à d’autres",
  "intro": "Ce site s’appuie sur des logiciels et des polices que leurs auteurs laissent libres d’usage. Voici ceux qui arrivent dans votre navigateur, chacun avec sa licence, telle que son auteur l’a écrite. Merci à eux.",
  "home": {
    "label": "Retour à l’accueil",
    "href": "/"
  },
  "version": "version {version}",
  "licence": "licence {licence}",
  "read": "Lire la licence de {name}",
  "packages": [
    {
      "package": "react",
      "use": "Tient à jour ce que montrent les pages."
    },
    {
      "package": "react-dom",
      "use": "Relie React au navigateur."
    },
    {
      "package": "scheduler",
      "use": "Décide de ce que React fait d’abord, pour que la page réponde pendant ce temps."
    },
    {
      "package": "react-router",
      "use": "Change de page sans tout recharger."
    },
    {
      "package": "vite",
      "use": "Assemble le site ; une courte fonction part avec lui, qui charge le programme d’une page au moment voulu."
    },
    {
      "package": "rolldown",
      "use": "Réunit les fichiers du programme ; quelques lignes les font tenir ensemble."
    },
    {
      "package": "@fontsource-variable/brygada-1918",
      "use": "Le caractère des titres, Brygada 1918."
    },
    {
      "package": "@fontsource-variable/hanken-grotesk",
      "use": "Le caractère des textes, Hanken Grotesk."
    }
  ],
  "own": {
    "title": "Le reste",
    "text": "<p>Les textes, les dessins et le programme du site lui-même sont à nous : les <a href=\"/mentions-legales\">mentions\nlégales</a> disent ce que vous pouvez en faire, et d’où viennent les données\ngéographiques.</p>"
  }
};
