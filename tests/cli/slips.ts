import { transcript } from './transcript.ts';

/** Slips of the keyboard in the shop's content: the file, what stands there, what is typed, and the advice for that slip. */
export const SLIPS = transcript`
  a space for the thousands | prices/fraser-en-fete.yaml | price: 118 | price: 1 118
  > écrivez le nombre seul, sans guillemets ni unité : 1118
  a moment in French | availability.yaml | until: 2026-12-01T12:30 | until: 01/12/2026 12h30
  > écrivez le jour, un T, puis l’heure : "2026-12-01T12:30"
  a unit | prices/fraser-en-fete.yaml | price: 118 | price: 118 €
  > écrivez le nombre seul, sans guillemets ni unité : 118
  a colon in a text | services/tournee.yaml | title: T | title: Ici : T
  > mettez toute la valeur entre guillemets « " »
  a tab | towns/houtaud.yaml |   - oye-et-pallet | \t- oye-et-pallet
  > effacez le vide au début de la ligne, puis appuyez 2 fois sur la barre d’espace…
  a quote that stays open | services/tournee.yaml | title: T | title: "T
  > ajoutez le guillemet « " » manquant…
  a long text of which nothing is written | towns/houtaud.yaml | text: >- | text: >-\nx: >-
  > écrivez le texte sous cette ligne, chaque ligne décalée de deux espaces…
  a dash before a field | prices/fraser-en-fete.yaml |         price: 118 |         - price: 118
  > effacez le tiret et l’espace qui le suit…
  a field that a sign switches off | towns/houtaud.yaml | nearby: | # nearby:
  > effacez le « # » et l’espace qui le suit…
  a name of a field without its colon, above a list | towns/houtaud.yaml | nearby: | nearby
  > écrivez « nearby: »…
  a first item without its dash | towns/houtaud.yaml |   - pontarlier |   pontarlier
  > écrivez « - pontarlier » : un tiret, un espace, puis l’élément…
  a path where a picture has several fields | articles/arroser-un-sapin-coupe.yaml | image:\n | image: rameau.svg\nx:\n
  > écrivez-les en dessous, un par ligne, décalés de deux espaces : « src: … », « alt: … », « focus: … »
  an item that has lost its first line | prices/fraser-en-fete.yaml |         price: 118 |         price: 118\n        max: 3\n        price: 128
  > si un nouvel élément de la liste commence ici, il lui manque sa première ligne, celle du tiret…
  a missing dash | towns/houtaud.yaml |   - oye-et-pallet |   oye-et-pallet
  > écrivez « - », un espace, puis l’élément…
  a dash without a space | towns/houtaud.yaml |   - oye-et-pallet |   -oye-et-pallet
  > écrivez « - », un espace, puis l’élément…
  a colon without a space | services/tournee.yaml | title: T | title:T
  > écrivez « champ: valeur », avec un espace…
  two fields on one line | prices/fraser-en-fete.yaml | fraser-en-fete\nreadings: | fraser-en-fete readings:
  > allez à la ligne devant « readings: », et mettez-le dans la colonne du premier…
  two dashes before the first item | prices/fraser-en-fete.yaml |       - min: 1.5\n |       - - min: 1.5\n
  > effacez le tiret et l’espace qui le suit…
  a second line without its indent | services/tournee.yaml | title: T | title: Deux\nmots\nx: T
  > écrivez le texte sur la ligne de son champ : title: Deux mots
  a text below its field without its indent | services/tournee.yaml | title: T | title:\nDeux mots\nx: T
  > écrivez le texte sur la ligne de son champ : title: Deux mots
  rows of a spreadsheet | prices/fraser-en-fete.yaml |         price: 118 |         price: 118\n1,5\t2\t42\n2\t2,5\t52
  > récrivez chacune comme ses voisines, « champ: valeur » pour chaque case
  items without their field | towns/houtaud.yaml | nearby:\n | country: "France"\n
  > écrivez au-dessus d’eux le nom de leur champ et deux-points, dans la colonne de « country »
  a no-break space before the colon | services/tournee.yaml | title: T | title : T
  > effacez ce qui précède les deux-points, ou laissez faire « npm run sapin -- fix --write »
  curly quotes | articles/arroser-un-sapin-coupe.yaml | date: "2026-11-12" | date: “2026-11-12”
  > guillemets droits : "2026-11-12"…
  French quotes around a colon | services/tournee.yaml | title: T | title: « Ici : là »\nx: T
  > écrivez title: "Ici : là" ; si les visiteurs doivent lire ces guillemets aussi : title: "« Ici : là »"
  oui for true | articles/arroser-un-sapin-coupe.yaml | featured: true | featured: oui
  > écrivez true
  letters alone for a number | prices/fraser-en-fete.yaml | price: 118 | price: Il
  > en euros toutes taxes comprises…
  another letter for a figure | site.yaml | season: 2026 | season: 2O26
  > la lettre « O » n’est pas un chiffre : écrivez 2026
  a date in words | articles/arroser-un-sapin-coupe.yaml | date: "2026-11-12" | date: 12 novembre 2026
  > année-mois-jour : "2026-11-12"…
  a day that does not exist | facts/season-start.yaml | value: "11-07" | value: "11-31"
  > novembre finit le 30 : écrivez "11-30"…
  a day of the year in words | facts/season-start.yaml | value: "11-07" | value: 21 novembre
  > en chiffres : "11-21"…
  a day before its month | facts/season-start.yaml | value: "11-07" | value: "21-11"
  > en chiffres : "11-21"…
  a field that has left its group | towns/houtaud.yaml |   lon: | lon:
  > ajoutez 2 espaces au début de la ligne 9, ou laissez faire « npm run sapin -- fix --write »
  fields that have left their group together | towns/houtaud.yaml |   lat: 46.9117\n  lon: | lat: 46.9117\nlon:
  > ajoutez 2 espaces au début de chaque ligne, de 8 à 9…
  a hash that hides the text | services/tournee.yaml | title: T | title: # T
  > mettez la valeur entre guillemets…
  a colon in a text after a list | towns/houtaud.yaml | text: >- | text: À Houtaud : le vent
  > mettez tout le texte entre guillemets « " »…
  a colon in an item of a list | varieties/fraser-en-fete.yaml | - Abies fraseri | - Attention : Abies fraseri
  > mettez-le entre guillemets…
  a field that has come into the group before it | articles/arroser-un-sapin-coupe.yaml | category: |   category:
  > effacez 2 espaces au début de la ligne…
  a heading without its indent | articles/arroser-un-sapin-coupe.yaml |   ## Le premier | ## Le premier
  > remettez devant lui autant d’espaces…
  a list where there is nothing to list | varieties/fraser-en-fete.yaml | badges: | badges: aucune\nx:
  > s’il n’y en a aucun, écrivez []…
  a quote within quotes | services/tournee.yaml | title: T | title: "La "T" du soir"\nx: T
  > écrivez title: "La « T » du soir", ou laissez faire « npm run sapin -- fix --write »
  quotes around quotes | services/tournee.yaml | title: T | title: ""La T" du soir"\nx: T
  > écrivez title: "« La T » du soir", ou laissez faire « npm run sapin -- fix --write »
  text behind quotes | services/tournee.yaml | title: T | title: "La T" du soir\nx: T
  > écrivez title: "« La T » du soir" ; si « du soir » est une note à vous : title: "La T" # du soir
  text behind the name of a file or a choice | articles/arroser-un-sapin-coupe.yaml | category: conseils | category: "conseils" entretien
  > si « entretien » est une note à vous, écrivez category: "conseils" # entretien ; si le tout est un texte : category: "« conseils » entretien"
  quotes of which one is missing | services/tournee.yaml | title: T | title: "La T" du "soir\nx: T
  > mettez un guillemet droit « " » au début et à la fin de la valeur, et des guillemets français « … » à l’intérieur
  an apostrophe within apostrophes | services/tournee.yaml | title: T | title: 'La T d'hiver'\nx: T
  > écrivez title: "La T d'hiver", ou laissez faire « npm run sapin -- fix --write »
  a number in one piece | site.yaml | phone: 03 53 01 46 18 | phone: "0381234567"
  > écrivez-le par groupes : "03 81 23 45 67", ou laissez faire « npm run sapin -- fix --write »
  square brackets for braces | pages/contact.yaml | {{answer-delay}} | [[answer-delay]]
  > écrivez {{answer-delay}}, ou laissez faire…
  a merge that Git left to a person | towns/houtaud.yaml | region: Doubs | <<<<<<< HEAD\nregion: Doubs\n=======\nregion: Jura\n>>>>>>> moi
  > gardez la ligne 4 ou la ligne 6, et effacez tout le reste, de la ligne 3 (« <<<<<<< ») à la ligne 7 (« >>>>>>> ») ; …
  a field in French | services/tournee.yaml | title: T | titre: T
  > vouliez-vous dire « title » ?
  a field twice, below a group in which nothing stands | articles/arroser-un-sapin-coupe.yaml | image:\n | image:\ntitle: T\nx:\n
  > s’il fait partie de « image », juste au-dessus, ajoutez deux espaces devant lui et devant les autres champs de « image » ; …
  a field twice | services/tournee.yaml | title: T | title: Deux\ntitle: T
  > gardez une seule des deux lignes
  an article of which nothing is written | articles/arroser-un-sapin-coupe.yaml | body: |\n | body:\nx: |\n
  > écrivez « body: | », puis le texte en dessous, chaque ligne décalée de deux espaces : en Markdown…
  braces without quotes | services/tournee.yaml | title: T | title: {{delivery-radius}} T
  > mettez un guillemet « " » au début et un à la fin…
  blanks in a placeholder | pages/contact.yaml | {{answer-delay}} | {{ answer-delay }}
  > écrivez {{answer-delay}}, ou laissez faire…
  a word for what a constant is about | pages/contact.yaml | {{answer-delay}} | {{fraicheur}}
  > vouliez-vous dire {{cutting-delay}} ? …
  an address of the site itself | notices/verglas.yaml | href: /contact | href: https://www.larmont.example/contac
  > vouliez-vous dire « /contact » ?
  a path without its slash | pages/business.yaml | href: /devis | href: devis
  > écrivez « /devis »…
  a picture by its address | articles/arroser-un-sapin-coupe.yaml | src: rameau | src: /images/rameau
  > écrivez « rameau.svg », le chemin à l’intérieur de images/, ou laissez faire « npm run sapin -- fix --write »
  a link of which the brackets are swapped | articles/arroser-un-sapin-coupe.yaml | body: |\n | body: |\n  Voyez (nous)[/contact].\n\n
  > écrivez [nous](/contact)
`.map(({ title, given: [file = '', before = '', after = ''], expected: [advice] }) => ({
  title,
  edit: { file, before, after },
  advice,
}));
