// Written by `sapin generate` from content/varieties/: edit that, not this.
import type { Variety } from './types.ts';

export type VarietySlug = 'decore' | 'floque' | 'grand-sapin' | 'ignifuge' | 'nobilis' | 'nordmann-5-etoiles' | 'nordmann-alsacienne' | 'nordmann-classic' | 'sapin-grandis';

export const varieties: readonly Variety[] = [
  {
    "slug": "decore",
    "name": "Sapin décoré",
    "subtitle": "Il arrive, il est prêt",
    "description": "Nous choisissons l’arbre, nous l’habillons, nous l’installons. Vous rentrez le soir, il est là, décoré. Pour un accueil, un cabinet, un gîte, ou une maison où décembre laisse peu de temps.",
    "badges": [],
    "drawing": {
      "alt": "Sapin garni de boules, d’étoiles de paille et d’une guirlande lumineuse, trois paquets à son pied",
      "habit": "level",
      "width": 0.72,
      "whorls": 8,
      "density": 3,
      "needles": "deep",
      "decoration": [
        "lights",
        "balls",
        "stars",
        "topper"
      ],
      "scene": "parlour"
    },
    "traits": {
      "shape": "full",
      "finish": "decorated"
    },
    "characteristics": [
      "Sapin naturel, livré décoré",
      "Boules, guirlandes et pointe déjà en place",
      "Installé par notre équipe",
      "Pour les particuliers et les professionnels"
    ],
    "care": [
      "De l’eau chaque jour, en soulevant les branches du bas plutôt que les décorations.",
      "Ne tirez pas sur les fils. Coupez les guirlandes à la prise.",
      "Une boule tombée se raccroche près du tronc, là où la branche porte. Les plus légères vont aux pointes.",
      "Baissez le chauffage la nuit. Les aiguilles tiendront mieux, et le décor avec elles."
    ],
    "editorial": {
      "title": "Dites-nous où il ira",
      "text": "<p>Une winstub, un hall de verre et une salle d’attente n’appellent pas le même arbre. Donnez-nous\nla couleur des murs, la place d’une prise et l’heure à laquelle la pièce se vide.</p>\n<p>Les couleurs possibles, ce qui vous reste après les fêtes, ce que nous reprenons : demandez-le\navant de commander, par le <a href=\"/contact\">formulaire de contact</a> ou, pour une organisation, dans la\n<a href=\"/devis\">demande de devis</a>.</p>\n<p><strong>Pour vous</strong> si personne n’a le temps, si vous recevez des clients, si vous ouvrez une location de\nvacances pour les fêtes.</p>\n<p><strong>Pas pour vous</strong> si décorer est la moitié du plaisir. Prenez alors un\n<a href=\"/nos-sapins/nordmann-classic\">Nordmann Classic</a>, sortez les cartons, et laissez les enfants faire\nle bas. Si vous voulez seulement quelques pièces neuves, voyez nos\n<a href=\"/decos-cadeaux/boules-originales\">boules originales</a>.</p>"
    },
    "related": "floque",
    "seo": {
      "title": "Sapin de Noël décoré et installé à Colmar",
      "description": "Un sapin naturel livré, habillé et installé chez vous ou dans vos locaux. Tailles et prix, devis gratuit pour les professionnels."
    }
  },
  {
    "slug": "floque",
    "name": "Sapin floqué",
    "subtitle": "La neige de la route des Crêtes, sans le froid",
    "description": "Un vrai sapin, couvert d’un manteau blanc fixé sur les branches. Il arrive enneigé, le reste tout le mois, et demande peu de décoration : une guirlande d’un blanc chaud, quelques boules, et c’est assez.",
    "badges": [],
    "drawing": {
      "alt": "Sapin couvert de neige, encore un peu vert dessous, devant la pleine lune d’une nuit de flocons",
      "habit": "level",
      "width": 0.7,
      "whorls": 8,
      "density": 3,
      "needles": "deep",
      "flocked": true,
      "scene": "night"
    },
    "traits": {
      "scent": "faint",
      "shape": "full",
      "finish": "flocked"
    },
    "characteristics": [
      "Sapin naturel, branches couvertes d’un flocage blanc",
      "Effet de neige fraîche, du tronc aux pointes",
      "Se décore avec peu",
      "Pour l’intérieur seulement",
      "Parfum atténué par le flocage"
    ],
    "care": [
      "Décidez de sa place avant qu’il n’entre. Déplacé, il perd un peu de sa neige.",
      "Arrosez le pied, jamais les branches. Le flocage craint l’eau.",
      "Accrochez les boules d’un geste, sans frotter. Quelques grains tombent le premier jour : un coup de balai, puis presque rien.",
      "Une guirlande à diodes, qui ne chauffe pas, garde le blanc bien blanc.",
      "Signalez qu’il est floqué quand vous réservez sa reprise."
    ],
    "editorial": {
      "title": "Blanc tout de suite, blanc jusqu’au bout",
      "text": "<p>À Colmar, la neige tient rarement jusqu’à Noël. Le sapin floqué n’attend pas la météo. Les fibres\nblanches se posent sur le dessus des rameaux, comme après une nuit de neige au Markstein, et\nlaissent deviner le vert dessous.</p>\n<p>Sous une lumière chaude, il éclaire une pièce sombre. Il va bien à une vitrine, à un hall\nd’hôtel, à un salon aux murs foncés.</p>\n<p><strong>Pour vous</strong> si vous voulez un arbre qui fait de l’effet avec une seule guirlande, si votre décor\nest blanc, argent ou bois clair.</p>\n<p><strong>Pas pour vous</strong> dehors, même sous un auvent : l’humidité défait le flocage. Pas pour vous non plus\nsi un enfant en bas âge ou un chat tire sur les branches, si vous cherchez l’odeur de la forêt, ou\nsi vous comptez broyer l’arbre pour le compost du jardin. Pour un air d’hiver sans flocage, voyez\nle <a href=\"/nos-sapins/nobilis\">Nobilis</a> bleuté.</p>"
    },
    "related": "decore",
    "seo": {
      "title": "Sapin floqué blanc, livré et installé à Colmar",
      "description": "Un vrai sapin couvert de neige blanche, pour un salon ou une vitrine. Ce qu’il faut savoir avant de choisir, tailles, prix et livraison."
    }
  },
  {
    "slug": "grand-sapin",
    "name": "Grand sapin",
    "subtitle": "De 2,5 m à 4 m, installé par notre équipe",
    "description": "Pour un hall, une cage d’escalier, une cour ou un salon sous poutres. Nous l’apportons, nous le dressons et nous venons le rechercher. Il se prépare sur commande, avec un délai.",
    "badges": [
      "Prestige"
    ],
    "drawing": {
      "alt": "Très grand sapin vert sombre ; à côté de lui, une toise et une personne vue de dos, qui n’arrive pas à mi-hauteur",
      "habit": "level",
      "width": 0.64,
      "whorls": 12,
      "density": 3,
      "needles": "deep",
      "scene": "measure"
    },
    "traits": {
      "shape": "full",
      "finish": "natural"
    },
    "characteristics": [
      "Installation professionnelle comprise",
      "Collecte et enlèvement compris",
      "Sur commande, avec un délai plus long que 48/72h",
      "Large à la base : mesurez aussi au sol"
    ],
    "care": [
      "Vérifiez le niveau d’eau tous les jours : un grand arbre boit plusieurs litres les premiers jours.",
      "Coupez ou baissez le chauffage soufflant qui donne sur lui.",
      "Laissez ses attaches en place jusqu’à l’enlèvement, même s’il paraît stable.",
      "Dehors, après un coup de vent, regardez le pied et les attaches avant de laisser passer le public."
    ],
    "editorial": {
      "title": "Avant de commander, prenez trois mesures",
      "text": "<p>La hauteur sous plafond d’abord, en gardant la place de l’étoile et du pied. La largeur ensuite :\nun arbre de cette taille prend de la place au sol, et il faut pouvoir en faire le tour. Le passage\nenfin, celui qu’on oublie : porte, tournant d’escalier, ascenseur. Le sapin voyage sous filet, mais\nil reste raide.</p>\n<p>Envoyez-nous ces trois mesures par le <a href=\"/contact\">formulaire de contact</a>. Les entreprises, les\ncommunes et les associations passent par la <a href=\"/devis\">demande de devis</a>, gratuite.</p>\n<p><strong>Pour vous</strong> si le plafond est haut, si l’arbre doit se voir de la rue ou de l’étage, si personne\nchez vous n’a envie de le porter.</p>\n<p><strong>Pas pour vous</strong> sous un plafond d’appartement, ou si vous vous décidez au dernier moment. Un\n<a href=\"/nos-sapins/nordmann-5-etoiles\">Nordmann 5 étoiles</a> remplit déjà bien un salon. Un lieu qui\nreçoit du public demandera peut-être un <a href=\"/nos-sapins/ignifuge\">sapin ignifugé</a>.</p>"
    },
    "shopSlug": "grand-sapin",
    "related": "ignifuge",
    "seo": {
      "title": "Grand sapin de Noël installé à Colmar et alentour",
      "description": "Sapin de 2,5 m à 4 m pour hall, cour ou grand salon. Installation, collecte et enlèvement compris, sur commande."
    }
  },
  {
    "slug": "ignifuge",
    "name": "Sapin ignifugé",
    "subtitle": "Pour les lieux qui reçoivent du public",
    "description": "Un sapin naturel, traité pour retarder l’inflammation. Hôtels, écoles, commerces, mairies, maisons de retraite : c’est l’arbre à prévoir quand un règlement de sécurité s’applique à la pièce où il sera dressé.",
    "badges": [
      "Professionnel"
    ],
    "drawing": {
      "alt": "Sapin en bac rouge, sous une arche de grès rose, devant les hautes fenêtres d’une salle",
      "habit": "level",
      "width": 0.64,
      "whorls": 8,
      "density": 3,
      "needles": "deep",
      "regular": true,
      "scene": "hall"
    },
    "traits": {
      "shape": "full",
      "finish": "treated"
    },
    "characteristics": [
      "Sapin naturel au feuillage traité contre le feu",
      "Pour les établissements recevant du public",
      "Tailles moyennes à grandes"
    ],
    "care": [
      "N’appliquez ni eau, ni neige en bombe, ni vernis sur les branches traitées.",
      "Arrosez le pied, pas le feuillage. Un arbre qui a soif sèche, traité ou non.",
      "Gardez-le loin des sources de chaleur et laissez libres les issues de secours.",
      "Branchez des guirlandes conformes aux normes, et coupez-les à la fermeture.",
      "Signalez qu’il est ignifugé quand vous réservez sa reprise."
    ],
    "editorial": {
      "title": "Ce que le traitement fait, et ce qu’il ne fait pas",
      "text": "<p>Un sapin sec prend feu vite. Le traitement ralentit l’inflammation et laisse du temps. Il ne rend\npas l’arbre incombustible : une bougie allumée n’a pas plus sa place sur ses branches que sur\ncelles d’un autre.</p>\n<p>Avant de commander, demandez à votre responsable sécurité ou à votre assureur ce qu’exige votre\nétablissement. S’il vous faut un document particulier, écrivez-le dans la <a href=\"/devis\">demande de\ndevis</a> : nous vous répondons sous 24h, avant que vous ne vous engagiez.</p>\n<p><strong>Pour vous</strong> si l’arbre se dresse dans une salle de restaurant, un hall, une école, une\nboutique, une mairie.</p>\n<p><strong>Pas pour vous</strong> à la maison, en général : un arbre frais et bien arrosé, des guirlandes sans\ndéfaut et un peu de distance avec le poêle y suffisent. Voyez alors le\n<a href=\"/nos-sapins/nordmann-classic\">Nordmann Classic</a>.</p>"
    },
    "related": "grand-sapin",
    "seo": {
      "title": "Sapin ignifugé pour lieux publics à Colmar",
      "description": "Sapin naturel traité contre le feu pour hôtels, écoles, commerces et mairies. Tailles, prix, devis gratuit, livraison et installation."
    }
  },
  {
    "slug": "nobilis",
    "name": "Nobilis",
    "subtitle": "Bleuté, solide et parfumé",
    "description": "Un sapin bleu argenté, aux branches raides, qui sent fort la résine et garde longtemps ses aiguilles. Sa silhouette est plus aérée que celle d’un Nordmann. On y suspend ce que l’on a de plus lourd, et chaque objet se voit.",
    "badges": [
      "Bientôt épuisé"
    ],
    "drawing": {
      "alt": "Sapin bleu argenté, aux étages bien séparés et aux branches relevées, sur la neige",
      "habit": "raised",
      "width": 0.68,
      "whorls": 8,
      "density": 2,
      "needles": "blue",
      "scene": "dusk"
    },
    "traits": {
      "scent": "resin",
      "shape": "airy",
      "needles": "firm",
      "branches": "stiff",
      "finish": "natural"
    },
    "characteristics": [
      "Abies procera, longtemps nommé Abies nobilis",
      "Aiguilles bleu argenté, courbées vers le haut",
      "Parfum de résine marqué",
      "Longue tenue des aiguilles",
      "Branches rigides, pour décorations lourdes",
      "Silhouette aérée, étages espacés"
    ],
    "care": [
      "De l’eau tous les jours, plus souvent la première semaine.",
      "Suspendez les pièces lourdes près du tronc : la branche est raide, et l’arbre reste équilibré.",
      "Plus la pièce est fraîche, plus le parfum et les aiguilles durent.",
      "Gardez les chutes de branches. Elles font de bons centres de table et des couronnes."
    ],
    "editorial": {
      "title": "Pour le nez, et pour les belles boules",
      "text": "<p><em>Abies procera</em> pousse dans la chaîne des Cascades, à l’ouest des États-Unis. Les fleuristes le\nconnaissent bien : ses rameaux bleutés entrent dans les couronnes, parce qu’ils tiennent coupés\net se dressent bien sur le fil.</p>\n<p>En arbre, il montre les mêmes qualités. Une branche de Nobilis ne plie pas sous une boule de verre\nsoufflé ou un ange en bois massif. Comme ses étages sont espacés, la décoration a de l’air : dix\nbeaux objets suffisent là où un arbre touffu en avale trente.</p>\n<p>Il pousse lentement : on en trouve moins que de Nordmann.</p>\n<p><strong>Pour vous</strong> si vous avez hérité de boules qui méritent d’être vues, si vous voulez sentir le\nsapin en ouvrant la porte, si vous aimez les bleus froids.</p>\n<p><strong>Pas pour vous</strong> si vous rêvez d’un cône plein et régulier : prenez un\n<a href=\"/nos-sapins/nordmann-5-etoiles\">Nordmann 5 étoiles</a>. Ses aiguilles, plus fermes, se sentent aussi\ndavantage sous les doigts d’un petit enfant.</p>"
    },
    "related": "sapin-grandis",
    "seo": {
      "title": "Nobilis, sapin bleuté et parfumé livré à Colmar",
      "description": "Abies procera, bleu argenté, odeur de résine, branches raides pour boules lourdes. Tailles, prix, entretien et livraison à domicile."
    }
  },
  {
    "slug": "nordmann-5-etoiles",
    "name": "Nordmann 5 étoiles",
    "subtitle": "Un Nordmann régulier, à voir de tous les côtés",
    "description": "Un Nordmann trié pour sa forme : étages serrés, flèche droite, pas de côté à cacher contre le mur. Ses aiguilles souples ne piquent pas et tiennent 6 à 8 semaines. C’est l’arbre des familles qui installent Noël tôt et laissent les enfants accrocher les boules.",
    "badges": [
      "Top ventes"
    ],
    "drawing": {
      "alt": "Sapin au cône large et régulier, vert sombre, cinq étoiles d’or autour de la flèche",
      "habit": "level",
      "width": 0.76,
      "whorls": 9,
      "density": 3,
      "needles": "deep",
      "regular": true,
      "scene": "stars"
    },
    "traits": {
      "hold": "needle-hold-nordmann",
      "scent": "light",
      "shape": "full",
      "needles": "soft",
      "branches": "sturdy",
      "finish": "natural",
      "warmth": "keeps"
    },
    "characteristics": [
      "Abies nordmanniana, le sapin du Caucase",
      "Silhouette conique et fournie, flèche droite",
      "Aiguilles souples, vert brillant, qui ne piquent pas",
      "Tenue des aiguilles : 6 à 8 semaines",
      "Parfum discret",
      "Branches solides, étagées, faciles à garnir"
    ],
    "care": [
      "Baissez un peu le chauffage le jour où il arrive. Le passage du froid au chaud le fatigue.",
      "Regardez l’eau matin et soir pendant la première semaine : fraîchement coupé, il boit beaucoup.",
      "Ne laissez pas la coupe à l’air. La résine la referme en quelques heures et l’arbre ne boit plus.",
      "Tenez-le loin du radiateur, du poêle et de la bouche de chaleur.",
      "Éteignez les guirlandes avant d’aller dormir."
    ],
    "editorial": {
      "title": "Ce que veulent dire ces étoiles",
      "text": "<p>Deux Nordmann du même âge, plantés côte à côte, ne se ressemblent pas. L’un a manqué de lumière\nd’un côté, l’autre a fait deux flèches après un gel. Pour cette sélection, on garde ceux dont les\nétages se suivent sans trou et dont la flèche monte droit. Au milieu d’une pièce ou devant une\nbaie vitrée, la différence se voit.</p>\n<p>L’espèce vient des montagnes du Caucase. Ses aiguilles sont plates, sombres dessus, rayées de deux\nbandes blanches dessous, et restent bien accrochées, même dans une pièce chauffée.</p>\n<p><strong>Pour vous</strong> si vous décorez dès les premiers jours de décembre, si l’arbre se voit de partout,\nsi des enfants ou un chat tournent autour.</p>\n<p><strong>Pas pour vous</strong> si vous voulez un arbre qui parfume la maison : le <a href=\"/nos-sapins/nobilis\">Nobilis</a>\nsent la résine, le <a href=\"/nos-sapins/sapin-grandis\">Grandis</a> les agrumes. Contre un mur, un\n<a href=\"/nos-sapins/nordmann-classic\">Nordmann Classic</a> suffit. Et mesurez au sol avant de choisir : un\nNordmann est large à la base.</p>"
    },
    "related": "nordmann-alsacienne",
    "seo": {
      "title": "Nordmann 5 étoiles, sapin fourni livré à Colmar",
      "description": "Un Nordmann trié pour sa forme, aux aiguilles qui ne piquent pas. Tailles, prix, entretien, livraison et installation gratuites autour de Colmar."
    }
  },
  {
    "slug": "nordmann-alsacienne",
    "name": "Nordmann Sélection Alsacienne",
    "subtitle": "100 % d’origine alsacienne, à moins de 50 km",
    "description": "Un Nordmann planté, taillé et coupé en Alsace. Le trajet est court, et la coupe date de 48h au plus quand il arrive chez vous. Ses aiguilles souples tiennent 5 à 7 semaines.",
    "badges": [
      "Exclusivité"
    ],
    "drawing": {
      "alt": "Sapin vert et fourni dans la neige ; derrière lui, deux maisons à colombages et des vignes",
      "habit": "level",
      "width": 0.7,
      "whorls": 8,
      "density": 3,
      "needles": "deep",
      "scene": "village"
    },
    "traits": {
      "hold": "needle-hold-alsacienne",
      "scent": "light",
      "shape": "full",
      "needles": "soft",
      "branches": "sturdy",
      "finish": "natural",
      "warmth": "keeps"
    },
    "characteristics": [
      "Abies nordmanniana, le sapin du Caucase, cultivé en Alsace",
      "Origine alsacienne : 100 %",
      "Distance des parcelles : moins de 50 km",
      "Tenue des aiguilles : 5 à 7 semaines",
      "Aiguilles souples qui ne piquent pas",
      "Du producteur à votre porte, sans intermédiaire"
    ],
    "care": [
      "Donnez-lui à boire dès son arrivée. Un arbre aussi frais vide son pied dans la soirée.",
      "Gardez l’eau au-dessus de la coupe, tous les jours, jusqu’à son départ.",
      "Une pièce un peu fraîche la nuit lui fait du bien.",
      "Évitez la place devant le poêle ou au-dessus d’un chauffage au sol.",
      "Préférez des guirlandes à diodes, qui ne chauffent pas les branches."
    ],
    "editorial": {
      "title": "Le Nordmann d’ici",
      "text": "<p>L’espèce vient du Caucase, mais cet arbre-ci a grandi en Alsace, avec ses hivers et ses étés\nsecs. Entre la parcelle et votre salon, il n’y a ni quai de déchargement ni semaine sous filet,\net c’est ce qui compte pour un arbre coupé.</p>\n<p>Lisez ce que change une <a href=\"/services/fraicheur\">coupe fraîche</a>, et\n<a href=\"/services/origine\">d’où viennent nos arbres</a>.</p>\n<p><strong>Pour vous</strong> si vous tenez à savoir où votre sapin a grandi, ou si votre entreprise demande des\nachats locaux.</p>\n<p><strong>Pas pour vous</strong> si vous décorez très tôt et gardez l’arbre après l’Épiphanie : le\n<a href=\"/nos-sapins/nordmann-5-etoiles\">Nordmann 5 étoiles</a> tient plus longtemps. Pour une cage\nd’escalier ou un hall, voyez le <a href=\"/nos-sapins/grand-sapin\">Grand sapin</a>.</p>"
    },
    "shopSlug": "nordmann-selection-alsacienne",
    "related": "nordmann-classic",
    "seo": {
      "title": "Nordmann d’Alsace, coupé près de Colmar",
      "description": "Nordmann 100 % alsacien, cultivé à moins de 50 km et livré chez vous, du producteur à votre salon. Tailles et prix."
    }
  },
  {
    "slug": "nordmann-classic",
    "name": "Nordmann Classic",
    "subtitle": "La même espèce, une silhouette plus libre",
    "description": "Un Nordmann comme il pousse : un étage un peu plus ouvert, un côté plus garni que l’autre. Dans un angle ou contre un mur, la différence disparaît sous les guirlandes. Ses aiguilles ne piquent pas, et le prix est plus doux que celui du 5 étoiles.",
    "badges": [],
    "drawing": {
      "alt": "Sapin vert aux étages espacés et un peu inégaux, dans la neige, sous un soleil pâle",
      "habit": "level",
      "width": 0.66,
      "whorls": 7,
      "density": 2,
      "needles": "fresh",
      "scene": "hills"
    },
    "traits": {
      "scent": "light",
      "shape": "natural",
      "needles": "soft",
      "branches": "sturdy",
      "finish": "natural",
      "warmth": "keeps"
    },
    "characteristics": [
      "Abies nordmanniana, le sapin du Caucase",
      "Silhouette naturelle, parfois plus fournie d’un côté",
      "Aiguilles souples qui ne piquent pas",
      "Bonne tenue des aiguilles en intérieur",
      "Parfum discret",
      "Existe en plus petit que le 5 étoiles"
    ],
    "care": [
      "Tournez-le avant de le décorer : la face la plus fournie vers la pièce, l’autre vers le mur.",
      "Choisissez un pied qui tient l’eau, et remplissez-le dès le premier soir.",
      "Versez de l’eau chaque jour, sans sucre ni aspirine. L’eau du robinet lui va.",
      "Laissez un espace entre ses branches et le radiateur. S’il est collé, il sèche de ce côté.",
      "Éteignez les guirlandes quand vous quittez la pièce."
    ],
    "editorial": {
      "title": "Le sapin de tous les jours de décembre",
      "text": "<p>Ce qui distingue le Classic du <a href=\"/nos-sapins/nordmann-5-etoiles\">5 étoiles</a>, c’est le tri, pas\nl’espèce. Même feuillage sombre et luisant, mêmes branches assez solides pour des boules en verre.\nOn lui passe simplement un étage plus clair ou une base moins ronde.</p>\n<p>Sa liberté de forme a un avantage : entre les branches, il reste de la place. Les grosses boules\npendent sans toucher l’étage du dessous, et les guirlandes passent près du tronc.</p>\n<p><strong>Pour vous</strong> si l’arbre ira dans un angle, si vous le décorez beaucoup, si vous en voulez deux\nplutôt qu’un : le salon et la chambre des enfants, la boutique et la maison.</p>\n<p><strong>Pas pour vous</strong> si on en fait le tour, ou si vous n’y mettez que quelques bougies électriques.\nPeu décoré, un sapin montre tout : prenez alors le <a href=\"/nos-sapins/nordmann-5-etoiles\">5 étoiles</a>.</p>"
    },
    "related": "nordmann-5-etoiles",
    "seo": {
      "title": "Nordmann Classic, sapin de Noël livré à Colmar",
      "description": "La même espèce que le 5 étoiles, une forme plus libre et un prix plus doux. Tailles, tarifs et conseils, livraison et installation gratuites."
    }
  },
  {
    "slug": "sapin-grandis",
    "name": "Sapin Grandis",
    "subtitle": "Celui qui sent l’orange et le citron",
    "description": "Froissez une aiguille : elle sent la mandarine. Le Grandis parfume une pièce sans bougie ni diffuseur. Ses aiguilles brillantes, couchées à plat de chaque côté du rameau, ne piquent pas et tiennent 4 à 6 semaines.",
    "badges": [
      "Qualité Premium"
    ],
    "drawing": {
      "alt": "Sapin élancé, vert clair, aux nombreux étages légers, dans la neige d’une clairière",
      "habit": "drooping",
      "width": 0.46,
      "whorls": 13,
      "density": 1,
      "needles": "citrus",
      "scene": "clearing"
    },
    "traits": {
      "hold": "needle-hold-grandis",
      "scent": "citrus",
      "shape": "slender",
      "needles": "soft",
      "branches": "supple",
      "finish": "natural",
      "warmth": "fears"
    },
    "characteristics": [
      "Abies grandis, le sapin de Vancouver",
      "Parfum d’agrumes, plus net quand on froisse les aiguilles",
      "Aiguilles plates et souples, vert brillant",
      "Tenue des aiguilles : 4 à 6 semaines",
      "Branches souples, pour décorations légères",
      "De petites tailles, pour un appartement ou une chambre"
    ],
    "care": [
      "Gardez-le au frais jusqu’au jour de la décoration. C’est la chaleur qui lui coûte ses aiguilles.",
      "De l’eau chaque jour, et deux fois par jour au début.",
      "Choisissez des décorations légères : bois, paille, papier. Les branches plient sous le verre.",
      "Évitez la cheminée et le radiateur, plus encore que pour un Nordmann."
    ],
    "showCare": false,
    "editorial": {
      "title": "Un parfum qui ne ressemble pas à la résine",
      "text": "<p>Le Grandis vient de la côte ouest de l’Amérique du Nord. Ne cherchez pas un géant : <em>grandis</em> est\nson nom d’espèce, et nos Grandis restent à hauteur d’homme. Si vous avez un plafond haut à\nremplir, c’est le <a href=\"/nos-sapins/grand-sapin\">Grand sapin</a> qu’il vous faut.</p>\n<p>Il est plus élancé qu’un Nordmann, d’un vert plus clair. La lumière passe entre ses étages. Des\nétoiles de paille, du papier plié, une guirlande fine : il n’en demande pas plus, et ses branches\nn’en porteraient guère davantage.</p>\n<p><strong>Pour vous</strong> si le parfum compte autant que la forme, si la pièce est petite, si vous\naimez un arbre léger, à peine décoré.</p>\n<p><strong>Pas pour vous</strong> si vos boules sont lourdes, ou si l’arbre doit rester jusqu’à l’Épiphanie dans\nune pièce très chauffée. Pour le parfum <em>et</em> la tenue, allez voir le <a href=\"/nos-sapins/nobilis\">Nobilis</a>.</p>"
    },
    "shopSlug": "sapin-grandis",
    "related": "nobilis",
    "seo": {
      "title": "Sapin Grandis au parfum d’agrumes, livré à Colmar",
      "description": "Abies grandis, le sapin qui sent la mandarine. Petites tailles, aiguilles souples, branches pour décorations légères. Prix et livraison autour de Colmar."
    }
  },
];

let bySlug: ReadonlyMap<string, Variety> | undefined;

export function findVariety(slug: string): Variety | undefined {
  bySlug ??= new Map(varieties.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
