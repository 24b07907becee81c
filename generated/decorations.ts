// Written by `sapin generate` from content/decorations/: edit that, not this.
import type { Decoration } from './types.ts';

export type DecorationSlug = 'boules-neige' | 'boules-originales' | 'cadeaux-paniers' | 'calendrier-fromage' | 'centres-table-fenetres' | 'cloche-personnalisee' | 'couronne-avent' | 'couronne-porte' | 'creches-maisonnettes' | 'photophores-lumieres' | 'vitrine-book-nook';

export const decorations: readonly Decoration[] = [
  {
    "slug": "boules-neige",
    "title": "Boules à neige",
    "subtitle": "Retourner, poser, regarder retomber",
    "icon": "snowflake",
    "image": {
      "src": "/images/decorations/boules-neige.svg",
      "alt": "Trois boules à neige de tailles différentes sur une nappe à carreaux rouges"
    },
    "summary": "Un village, un sapin, un clocher, et la neige qui revient chaque fois que l’on retourne le globe.",
    "first": {
      "title": "Quelques secondes de neige",
      "text": "<p>On en a tous secoué une chez une grand-mère. La boule à neige n’a besoin ni de pile ni d’écran, et\nl’on s’arrête quand même pour la regarder.</p>\n<p>Posez-la à hauteur des yeux, devant un mur sombre : les flocons se voient mieux. Sur un bureau, elle\noccupe la place d’une tasse.</p>",
      "image": {
        "src": "/images/decorations/boules-neige-detail.svg",
        "alt": "Maison à colombages et cigogne sur la cheminée, sous la neige d’un globe de verre"
      }
    },
    "second": {
      "title": "Ni gel, ni plein soleil",
      "text": "<p>Une boule à neige est pleine de liquide. Ne la laissez pas la nuit dans la voiture ni sur un balcon :\ns’il gèle, le verre peut éclater. Ne la posez pas non plus au soleil contre une vitre. Le globe concentre\nles rayons comme une loupe et peut brûler ce qui l’entoure.</p>\n<p>Après les fêtes, rangez-la droite, dans la maison plutôt qu’au grenier.</p>",
      "image": {
        "src": "/images/decorations/boules-neige.svg",
        "alt": "Trois boules à neige de tailles différentes sur une nappe à carreaux rouges"
      }
    },
    "banner": {
      "title": "Nos boules à neige",
      "text": "Vous en offrez une à un enfant ? Dites-nous son âge, nous vous dirons laquelle convient."
    },
    "seo": {
      "title": "Boules à neige de Noël livrées à Colmar",
      "description": "Boules à neige à offrir ou à poser sur un buffet, et les précautions pour les garder longtemps. Livraison à domicile autour de Colmar."
    }
  },
  {
    "slug": "boules-originales",
    "title": "Boules originales",
    "subtitle": "Celles que l’on cherche en premier dans le carton",
    "icon": "ball",
    "image": {
      "src": "/images/decorations/boules-originales.svg",
      "alt": "Cinq boules de Noël, bleue, rouge, blanche, verte et dorée, suspendues à des branches de sapin"
    },
    "summary": "Des boules que l’on choisit une par une, pour les offrir ou compléter un décor.",
    "first": {
      "title": "Avant le verre, la pomme",
      "text": "<p>Les premiers sapins d’Alsace portaient des pommes rouges. Le verre soufflé a pris leur place au\nXIXe siècle, et leur forme. Nous racontons la suite dans\n<a href=\"/actualites/histoire-sapin-noel\">l’histoire du sapin de Noël</a>.</p>\n<p>Une boule originale fait comme la pomme : elle accroche le regard au milieu du vert. Il en faut peu.\nUne par personne à la maison, une de plus chaque année, et l’arbre finit par raconter la famille.</p>",
      "image": {
        "src": "/images/decorations/boules-originales-detail.svg",
        "alt": "Boule bleue peinte d’un village sous la lune, à côté d’une boule rouge étoilée"
      }
    },
    "second": {
      "title": "À chaque branche son poids",
      "text": "<p>Accrochez d’abord les plus lourdes, près du tronc, là où le bois porte. Les plus légères vont aux\npointes. En bas, gardez celles qui ne cassent pas : c’est l’étage des chats et des enfants.</p>\n<p>Le <a href=\"/nos-sapins/nobilis\">Nobilis</a> tient sans plier les boules épaisses. Sur un\n<a href=\"/nos-sapins/sapin-grandis\">Grandis</a>, choisissez du bois, du papier ou un verre très fin.</p>",
      "image": {
        "src": "/images/decorations/boules-originales.svg",
        "alt": "Cinq boules de Noël, bleue, rouge, blanche, verte et dorée, suspendues à des branches de sapin"
      }
    },
    "banner": {
      "title": "Boules originales",
      "text": "Vous cherchez une couleur, une forme, une série ? Dites-nous ce que porte déjà votre sapin."
    },
    "seo": {
      "title": "Boules de Noël originales à Colmar",
      "description": "Des boules choisies une par une, à offrir ou à ajouter au sapin chaque année. Conseils pour les répartir selon la variété de l’arbre."
    }
  },
  {
    "slug": "cadeaux-paniers",
    "title": "Cadeaux et paniers garnis",
    "subtitle": "Pour remercier, pour inviter, ou pour frapper chez le voisin",
    "icon": "basket",
    "image": {
      "src": "/images/decorations/cadeaux-paniers.svg",
      "alt": "Panier à anse garni de bouteilles, de bocaux et d’un kougelhopf, deux paquets à côté"
    },
    "summary": "Paniers garnis et cadeaux à offrir, à une famille comme à toute une équipe.",
    "first": {
      "title": "Un panier qui se mange jusqu’au bout",
      "text": "<p>Un bon panier tient en peu de choses, toutes bonnes : du sucré pour le café, du salé pour\nl’apéritif, une bouteille ou un jus. Pas de paille pour faire du volume.</p>\n<p>Dites-nous pour qui il est : un couple âgé, une famille, quelqu’un qui ne boit pas d’alcool. Un mot\nde votre main, glissé dedans, compte autant que le reste.</p>",
      "image": {
        "src": "/images/decorations/cadeaux-paniers.svg",
        "alt": "Panier à anse garni de bouteilles, de bocaux et d’un kougelhopf, deux paquets à côté"
      }
    },
    "second": {
      "title": "Pour vos équipes et vos clients",
      "text": "<p>Entreprises, mairies, associations : donnez-nous le nombre de paniers, un budget et les adresses.\nNous préparons, nous livrons, à un endroit ou à plusieurs.</p>\n<p>Tout se règle par la <a href=\"/devis\">demande de devis</a>, gratuite, avec une réponse sous 24h. Ce que\nnous faisons d’autre pour les professionnels est sur la <a href=\"/page-entreprise\">page des entreprises</a>.</p>",
      "image": {
        "src": "/images/decorations/cadeaux-paniers-detail.svg",
        "alt": "Boîte à carreaux bleus nouée de rouge et baluchon à carreaux rouges, sous une guirlande de cœurs et d’étoiles"
      }
    },
    "imageNote": "Photo non contractuelle",
    "banner": {
      "title": "Cadeaux et paniers garnis",
      "text": "Un régime, un budget, une idée de dernière minute ? Parlons-en."
    },
    "seo": {
      "title": "Paniers garnis et cadeaux de Noël à Colmar",
      "description": "Paniers garnis et cadeaux à offrir, pour une famille ou pour toute une équipe. Devis gratuit pour les entreprises, livraison autour de Colmar."
    }
  },
  {
    "slug": "calendrier-fromage",
    "title": "Calendrier de l’Avent aux fromages",
    "subtitle": "24 fromages, un par jour jusqu’au réveillon",
    "icon": "cheese",
    "image": {
      "src": "/images/decorations/calendrier-fromage.svg",
      "alt": "Calendrier en forme de maison enneigée ; des fromages paraissent derrière les petites portes ouvertes"
    },
    "summary": "Un calendrier de l’Avent de 24 fromages, transporté au froid jusqu’à votre porte.",
    "first": {
      "title": "Pour ceux qui laissent le chocolat",
      "text": "<p>Derrière chaque fenêtre, un fromage à goûter : une pâte dure un soir, une croûte lavée le\nlendemain, un bleu quand on ne s’y attend pas. On ouvre à l’apéritif plutôt qu’au petit déjeuner.</p>\n<p>Un morceau de pain, un verre d’ici, et le rendez-vous est pris chaque soir de décembre.</p>",
      "image": {
        "src": "/images/decorations/calendrier-fromage-detail.svg",
        "alt": "Quatre fromages et du raisin sur une planche, une nappe à carreaux bleus, un calendrier de l’Avent au mur"
      }
    },
    "second": {
      "title": "Au frais, puis à table",
      "text": "<p>Gardez le calendrier au réfrigérateur, fermé, dans le bas plutôt que contre la porte. Sortez le\nfromage du jour une heure avant de le goûter : froid, il ne dit pas grand-chose.</p>\n<p>Avant de commander, faites-lui de la place au réfrigérateur, et vérifiez que personne ne craint le\nlait. Pour une équipe ou des clients, passez par la <a href=\"/devis\">demande de devis</a>.</p>",
      "image": {
        "src": "/images/decorations/calendrier-fromage.svg",
        "alt": "Calendrier en forme de maison enneigée ; des fromages paraissent derrière les petites portes ouvertes"
      }
    },
    "why": {
      "title": "Pourquoi choisir ce calendrier",
      "items": [
        {
          "icon": "star",
          "title": "Une sélection",
          "text": "Des fromages choisis pour leurs différences, afin qu’aucun jour ne ressemble à la veille."
        },
        {
          "icon": "cheese",
          "title": "24 variétés à découvrir",
          "text": "Une par jour, des familles que l’on connaît à celles que l’on n’achète jamais."
        },
        {
          "icon": "snowflake",
          "title": "La fraîcheur gardée",
          "text": "La chaîne du froid est respectée d’un bout à l’autre."
        },
        {
          "icon": "truck",
          "title": "Un transport réfrigéré",
          "text": "Il vient jusqu’à votre porte au froid, puis va droit au réfrigérateur."
        }
      ]
    },
    "banner": {
      "title": "Calendrier de l’Avent aux fromages",
      "text": "Une question sur la composition, les allergènes ou le jour de livraison ? Demandez-nous."
    },
    "seo": {
      "title": "Calendrier de l’Avent aux fromages, à Colmar",
      "description": "24 fromages à découvrir un par jour, chaîne du froid respectée et transport réfrigéré. Un calendrier de l’Avent à partager."
    }
  },
  {
    "slug": "centres-table-fenetres",
    "title": "Centres de table et décors de fenêtre",
    "subtitle": "Au milieu des assiettes, et vus de la rue",
    "icon": "table",
    "image": {
      "src": "/images/decorations/centres-table-fenetres.svg",
      "alt": "Centre de table de branches, de pommes de pin et de bougies allumées, près d’une fenêtre"
    },
    "summary": "Compositions basses pour la table, motifs et branches pour les fenêtres.",
    "first": {
      "title": "Assez bas pour se parler",
      "text": "<p>Un bon centre de table ne dépasse pas le menton d’un convive assis. Branches de sapin, pommes de\npin, quelques fruits : posé sur un plateau, il se déplace d’un geste quand arrive le plat.</p>\n<p>Gardez-le au frais entre deux repas et passez un peu d’eau sur les branches. Elles sèchent vite à\ncôté d’une bougie : remplacez-les dès qu’elles jaunissent.</p>",
      "image": {
        "src": "/images/decorations/centres-table-fenetres.svg",
        "alt": "Centre de table de branches, de pommes de pin et de bougies allumées, près d’une fenêtre"
      }
    },
    "second": {
      "title": "La fenêtre, côté rue",
      "text": "<p>En décembre, on marche le nez en l’air dans les rues de Colmar. Une fenêtre décorée se regarde\nsurtout de dehors, à la nuit tombée : des formes simples, une seule lumière derrière, et rien qui\nbouche la vue de l’intérieur.</p>\n<p>Mesurez le carreau, pas la fenêtre. Une suspension tombe mieux au centre d’un carreau qu’à cheval\nsur un montant.</p>",
      "image": {
        "src": "/images/decorations/centres-table-fenetres-detail.svg",
        "alt": "Fenêtre aux rideaux à carreaux, ornée d’étoiles et d’une bougie, un village enneigé derrière la vitre"
      }
    },
    "banner": {
      "title": "Centres de table et décors de fenêtre",
      "text": "Une grande tablée, un restaurant, une vitrine ? Donnez-nous les mesures, nous vous conseillons."
    },
    "seo": {
      "title": "Centres de table et décors de fenêtre de Noël",
      "description": "Compositions basses pour la table, décors pour les fenêtres : comment les choisir, les placer et les garder frais. Livraison autour de Colmar."
    }
  },
  {
    "slug": "cloche-personnalisee",
    "title": "Cloche personnalisée",
    "subtitle": "Une scène de Noël sous verre, à votre nom",
    "icon": "bell",
    "image": {
      "src": "/images/decorations/cloche-personnalisee.svg",
      "alt": "Cloche de verre sur un socle de bois, une maison enneigée dedans, une étiquette à cœur"
    },
    "summary": "Une scène d’hiver sous une cloche de verre, avec le prénom ou la date de votre choix.",
    "first": {
      "title": "Un prénom, une date, un lieu",
      "text": "<p>Le premier Noël d’un enfant, une maison que l’on vient d’acheter, des grands-parents qui fêtent un\nanniversaire de mariage : la cloche garde la trace d’une année.</p>\n<p>Donnez-nous le texte tel qu’il doit être écrit, accents et traits d’union compris. Restez court :\nun prénom et une année se lisent mieux qu’une phrase.</p>",
      "image": {
        "src": "/images/decorations/cloche-personnalisee-detail.svg",
        "alt": "Village à colombages et patineurs sur un étang gelé, sous une cloche de verre"
      }
    },
    "second": {
      "title": "À sa place toute l’année",
      "text": "<p>Sous le verre, rien ne prend la poussière. Beaucoup laissent leur cloche sur l’étagère après les\nfêtes. Évitez seulement le plein soleil, qui ternit les couleurs, et le bord de table, à portée des\npetites mains.</p>\n<p>Comme chaque pièce est préparée pour une personne, commandez-la avant le reste. Pour l’offrir à\nplusieurs collègues, demandez un <a href=\"/devis\">devis</a>.</p>",
      "image": {
        "src": "/images/decorations/cloche-personnalisee.svg",
        "alt": "Cloche de verre sur un socle de bois, une maison enneigée dedans, une étiquette à cœur"
      }
    },
    "banner": {
      "title": "Votre cloche personnalisée",
      "text": "Un texte un peu long, une idée de scène ? Écrivez-nous avant de commander."
    },
    "seo": {
      "title": "Cloche de Noël personnalisée, cadeau à Colmar",
      "description": "Une scène d’hiver sous cloche de verre, avec un prénom ou une date. Un cadeau pour une naissance, une maison neuve ou un anniversaire."
    }
  },
  {
    "slug": "couronne-avent",
    "title": "Couronne de l’Avent",
    "subtitle": "4 bougies, une de plus chaque dimanche",
    "icon": "wreath",
    "image": {
      "src": "/images/decorations/couronne-avent.svg",
      "alt": "Couronne de sapin à 4 bougies rouges, une seule encore éteinte"
    },
    "summary": "Une couronne de sapin et ses 4 bougies, à allumer un dimanche après l’autre.",
    "first": {
      "title": "Compter les dimanches",
      "text": "<p>La couronne de l’Avent est née au XIXe siècle à Hambourg, dans un foyer d’enfants tenu par le\npasteur Wichern. Les enfants demandaient sans cesse combien de jours restaient avant Noël : il\nleur fit une roue de bois, une petite bougie pour chaque jour, une grande pour chaque dimanche.</p>\n<p>Les petites ont disparu, les grandes sont restées. En Alsace, la couronne se pose à table autant\nqu’à l’église.</p>",
      "image": {
        "src": "/images/decorations/couronne-avent-detail.svg",
        "alt": "Bougie rouge allumée, une autre éteinte, parmi les branches, les baies et une pomme de pin"
      }
    },
    "second": {
      "title": "Une couronne qui dure jusqu’à Noël",
      "text": "<p>Posez-la sur une assiette ou un plateau, loin d’un radiateur. Vaporisez les branches tous les deux\njours, bougies éteintes, et sortez-la au froid la nuit si vous le pouvez.</p>\n<p>La première bougie sera presque finie quand on allumera la dernière : c’est ce qui donne à la\ncouronne son escalier de flammes. Ne laissez pas une mèche descendre jusqu’aux branches, et\nsoufflez avant de quitter la pièce.</p>",
      "image": {
        "src": "/images/decorations/couronne-avent.svg",
        "alt": "Couronne de sapin à 4 bougies rouges, une seule encore éteinte"
      }
    },
    "candles": [
      {
        "name": "Premier dimanche",
        "text": "Le pardon, accordé à Adam et Ève"
      },
      {
        "name": "Deuxième dimanche",
        "text": "La foi, celle d’Abraham et des patriarches"
      },
      {
        "name": "Troisième dimanche",
        "text": "La joie, celle du roi David"
      },
      {
        "name": "Quatrième dimanche",
        "text": "La paix, annoncée par les prophètes"
      }
    ],
    "banner": {
      "title": "Couronne de l’Avent",
      "text": "L’Avent commence parfois dès novembre. Écrivez-nous si vous la voulez pour le premier dimanche."
    },
    "seo": {
      "title": "Couronne de l’Avent en sapin, à Colmar",
      "description": "Une couronne de sapin à 4 bougies : son histoire, le sens de chaque dimanche et les gestes pour la garder fraîche."
    }
  },
  {
    "slug": "couronne-porte",
    "title": "Couronne de porte",
    "subtitle": "Le premier bonjour de la maison",
    "icon": "door",
    "image": {
      "src": "/images/decorations/couronne-porte.svg",
      "alt": "Couronne de sapin à nœud rouge sur une porte bleue, entre deux petits sapins en pot"
    },
    "summary": "Une couronne de branches et de ruban, à suspendre à la porte d’entrée.",
    "first": {
      "title": "Faite pour le dehors",
      "text": "<p>Le froid la conserve. Sur une porte exposée au nord ou sous un auvent, une couronne de sapin reste\nverte bien après les fêtes. En plein sud derrière une vitre, elle brunit vite.</p>\n<p>S’il ne pleut pas, donnez-lui de l’eau au vaporisateur de temps en temps. Les jours de gel, laissez-la\ntranquille.</p>",
      "image": {
        "src": "/images/decorations/couronne-porte-detail.svg",
        "alt": "Bas d’une couronne sur une porte rouge : nœud blanc, pommes de pin, boules dorées et cœur"
      }
    },
    "second": {
      "title": "La suspendre sans percer",
      "text": "<p>Un ruban large passé par-dessus la porte et fixé à l’intérieur suffit : rien à clouer, rien à\nreboucher. Sur une porte vitrée, une ventouse tient mal par grand froid : préférez le crochet\nqui s’enfile sur le haut du battant.</p>\n<p>Avant de commander, mesurez le panneau. Gardez une largeur de main de bois visible autour, et\nvérifiez que la porte ferme.</p>",
      "image": {
        "src": "/images/decorations/couronne-porte.svg",
        "alt": "Couronne de sapin à nœud rouge sur une porte bleue, entre deux petits sapins en pot"
      }
    },
    "banner": {
      "title": "Couronne de porte",
      "text": "Deux battants, une porte cochère, une grille ? Demandez-nous quelle taille prendre."
    },
    "seo": {
      "title": "Couronne de porte en sapin, livrée à Colmar",
      "description": "Couronne de Noël en branches de sapin pour la porte d’entrée : où l’accrocher, comment la garder verte, quelle taille choisir."
    }
  },
  {
    "slug": "creches-maisonnettes",
    "title": "Crèches et maisonnettes",
    "subtitle": "Un village d’hiver au pied du sapin",
    "icon": "house",
    "image": {
      "src": "/images/decorations/creches-maisonnettes.svg",
      "alt": "Crèche éclairée sous une étoile, entre des maisonnettes à colombages enneigées"
    },
    "summary": "Maisonnettes à pans de bois et crèches à poser, pour bâtir un village sous les branches.",
    "first": {
      "title": "Des façades que l’on reconnaît",
      "text": "<p>Pans de bois, toits pentus, fenêtres à petits carreaux : ces maisonnettes ressemblent aux rues que\nl’on traverse en décembre, de Turckheim à Riquewihr.</p>\n<p>Trois maisons suffisent pour une place de village. Reculez les plus petites, avancez les plus\ngrandes : la rue gagne en profondeur. Une guirlande fine glissée derrière, et les fenêtres\ns’allument.</p>",
      "image": {
        "src": "/images/decorations/creches-maisonnettes-detail.svg",
        "alt": "Trois maisonnettes à colombages, rouge, blanche et bleue, deux petites bougies allumées devant"
      }
    },
    "second": {
      "title": "La mangeoire reste vide",
      "text": "<p>Beaucoup de familles montent la crèche au début de l’Avent et ne couchent l’enfant dans la paille\nqu’au soir de Noël. Les Mages, eux, partent du bout du buffet et avancent chaque jour, jusqu’à\nl’Épiphanie.</p>\n<p>Choisissez un endroit qui ne bouge pas : un appui de fenêtre, une étagère, le dessus d’un coffre.\nSous le sapin, laissez de quoi passer la main pour arroser.</p>",
      "image": {
        "src": "/images/decorations/creches-maisonnettes.svg",
        "alt": "Crèche éclairée sous une étoile, entre des maisonnettes à colombages enneigées"
      }
    },
    "banner": {
      "title": "Crèches et maisonnettes",
      "text": "Vous complétez un village commencé ? Donnez-nous la hauteur de vos maisons, nous chercherons celles qui vont avec."
    },
    "seo": {
      "title": "Crèches et maisonnettes de Noël en Alsace",
      "description": "Maisonnettes à colombages et crèches de Noël à poser sous le sapin ou à la fenêtre, livrées chez vous à Colmar et alentour."
    }
  },
  {
    "slug": "photophores-lumieres",
    "title": "Photophores et lumières",
    "subtitle": "Ce qu’il faut de lumière à cinq heures du soir",
    "icon": "candle",
    "image": {
      "src": "/images/decorations/photophores-lumieres.svg",
      "alt": "Photophores allumés, à sapins, à étoile et à cœurs, autour d’une maisonnette rouge"
    },
    "summary": "Photophores et petites lumières pour une table, un escalier ou un appui de fenêtre.",
    "first": {
      "title": "Une flamme protégée",
      "text": "<p>Un photophore fait deux choses : il coupe le courant d’air et il adoucit la flamme. Le verre clair\ndonne de l’éclat, le verre dépoli ou coloré une lueur plus douce.</p>\n<p>Groupez-les par trois ou cinq, de hauteurs différentes, plutôt que de les aligner. Un miroir\nderrière, et quelques flammes éclairent une entrée.</p>",
      "image": {
        "src": "/images/decorations/photophores-lumieres-detail.svg",
        "alt": "Photophore blanc ajouré de sapins et d’étoiles, un petit photophore rouge à cœurs derrière lui"
      }
    },
    "second": {
      "title": "La bougie ici, la diode là",
      "text": "<p>La bougie va sur la table où l’on est assis, jamais dans le sapin ni sous un rideau. On l’éteint en\nquittant la pièce.</p>\n<p>Partout ailleurs, prenez une lumière à diodes : dans l’escalier, dans une chambre d’enfant, entre\nles branches, sur l’étagère aux livres. Choisissez un blanc chaud, proche de celui d’une flamme, et\nles deux iront ensemble.</p>",
      "image": {
        "src": "/images/decorations/photophores-lumieres.svg",
        "alt": "Photophores allumés, à sapins, à étoile et à cœurs, autour d’une maisonnette rouge"
      }
    },
    "banner": {
      "title": "Photophores et lumières",
      "text": "Une terrasse, un escalier, une salle à éclairer ? Décrivez-nous le lieu."
    },
    "seo": {
      "title": "Photophores et lumières de Noël à Colmar",
      "description": "Photophores, petites lumières et conseils pour mêler bougies et diodes sans risque, sur la table, à la fenêtre ou dans l’escalier."
    }
  },
  {
    "slug": "vitrine-book-nook",
    "title": "Vitrine book nook",
    "subtitle": "Une ruelle de Noël entre deux livres",
    "icon": "book",
    "image": {
      "src": "/images/decorations/vitrine-book-nook.svg",
      "alt": "Vitrine d’une ruelle enneigée, entre des livres rouges, verts et bleus sur une étagère"
    },
    "summary": "Une ruelle miniature et lumineuse, à glisser entre les livres de la bibliothèque.",
    "first": {
      "title": "On se penche, on entre",
      "text": "<p>Un book nook est une petite scène en profondeur, de la taille d’un gros livre. De face, on ne voit\nqu’une fente entre deux reliures. On s’approche, et une ruelle s’ouvre : des pavés, des enseignes,\nune lanterne, de la neige sur les toits.</p>\n<p>C’est un cadeau pour qui lit, et pour les enfants qui inventent aussitôt qui habite là.</p>",
      "image": {
        "src": "/images/decorations/vitrine-book-nook-detail.svg",
        "alt": "Ruelle enneigée au clair de lune, passants et maisons à colombages entre deux reliures"
      }
    },
    "second": {
      "title": "Mesurez votre étagère",
      "text": "<p>Avant de commander, notez la hauteur entre deux planches et la profondeur. Un book nook doit\naffleurer le dos des livres : trop en retrait, il disparaît ; trop avancé, il prend la poussière.</p>\n<p>Placez-le à hauteur des yeux, entre des livres sombres. Il fait aussi son effet dans une entrée,\nentre deux serre-livres.</p>",
      "image": {
        "src": "/images/decorations/vitrine-book-nook.svg",
        "alt": "Vitrine d’une ruelle enneigée, entre des livres rouges, verts et bleus sur une étagère"
      }
    },
    "banner": {
      "title": "Vitrine book nook",
      "text": "Une étagère étroite, un doute sur les dimensions ? Écrivez-nous vos mesures."
    },
    "seo": {
      "title": "Book nook de Noël, vitrine pour bibliothèque",
      "description": "Une ruelle de Noël miniature et éclairée, à glisser entre les livres. Un cadeau pour lecteurs, livré à Colmar et alentour."
    }
  },
];

let bySlug: ReadonlyMap<string, Decoration> | undefined;

export function findDecoration(slug: string): Decoration | undefined {
  bySlug ??= new Map(decorations.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
