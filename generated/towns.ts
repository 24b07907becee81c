// Written by `sapin generate` from content/towns/: edit that, not this.
import type { Town } from './types.ts';

export type TownSlug = 'ammerschwihr' | 'andolsheim' | 'bennwihr' | 'bergheim' | 'colmar' | 'eguisheim' | 'gueberschwihr' | 'guemar' | 'herrlisheim-pres-colmar' | 'horbourg-wihr' | 'houssen' | 'hunawihr' | 'ingersheim' | 'katzenthal' | 'kaysersberg' | 'logelbach' | 'mittelwihr' | 'niedermorschwihr' | 'obermorschwihr' | 'ostheim' | 'pfaffenheim' | 'ribeauville' | 'riquewihr' | 'rouffach' | 'sundhoffen' | 'turckheim' | 'wettolsheim' | 'wintzenheim' | 'zimmerbach';

export const towns: readonly Town[] = [
  {
    "slug": "ammerschwihr",
    "name": "Ammerschwihr",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68005",
    "postalCode": "68410",
    "otherPostalCodes": [
      "68770"
    ],
    "coordinates": {
      "lat": 48.1267,
      "lon": 7.2817
    },
    "nearby": [
      "kaysersberg",
      "katzenthal",
      "niedermorschwihr"
    ],
    "wineVillages": [
      "ingersheim",
      "bennwihr",
      "mittelwihr",
      "turckheim"
    ],
    "text": "Ammerschwihr s’ouvre par sa Porte Haute et se garde par la tour des Fripons ; le reste, ou presque, a été rebâti après décembre 1944. Les rues y ont gagné en largeur, et un livreur de sapins ne s’en plaint pas. Le Kaefferkopf veille, la D415 file vers Kaysersberg. Il y a ici un précédent : en 1561, une ordonnance comptait déjà les arbres que chacun pouvait couper pour Noël. Le vôtre vient d’une plantation ; prenez celui qui vous plaît.",
    "description": "La ville qui comptait ses sapins en 1561 les reçoit aujourd’hui à domicile : livraison et installation gratuites à Ammerschwihr."
  },
  {
    "slug": "andolsheim",
    "name": "Andolsheim",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68007",
    "postalCode": "68280",
    "coordinates": {
      "lat": 48.0636,
      "lon": 7.4142
    },
    "nearby": [
      "sundhoffen",
      "horbourg-wihr",
      "colmar"
    ],
    "wineVillages": [
      "eguisheim",
      "wettolsheim",
      "ingersheim",
      "wintzenheim"
    ],
    "text": "Du Kastenwald aux berges de l’Ill, le ban d’Andolsheim est tout en plaine : du maïs, des prairies, et la petite Blind qui sort de la nappe au bout des champs. On y entre par la D415, direction Neuf-Brisach. Les fermes à porche de grès gardent une cour où la camionnette fait demi-tour d’un seul trait ; dans les lotissements, un numéro bien visible nous suffit. Pendant que vous dégagez la table, l’arbre trouve son pied.",
    "description": "Livraison de sapins de Noël à Andolsheim, dans les cours de ferme comme dans les lotissements : arbre frais, installé gratuitement."
  },
  {
    "slug": "bennwihr",
    "name": "Bennwihr",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68026",
    "postalCode": "68630",
    "otherPostalCodes": [
      "68126"
    ],
    "coordinates": {
      "lat": 48.1447,
      "lon": 7.3253
    },
    "nearby": [
      "mittelwihr",
      "riquewihr",
      "ostheim",
      "houssen"
    ],
    "wineVillages": [
      "ammerschwihr",
      "hunawihr",
      "kaysersberg",
      "katzenthal"
    ],
    "text": "Détruit pendant l’hiver 1944-1945, Bennwihr a été relevé dans le goût du vignoble ; son église moderne laisse entrer la couleur par un grand vitrail. Autour s’étend le Marckrain, et Mittelwihr est si proche que l’on passe de l’un à l’autre sans y penser. Bennwihr-Gare, lui, est en plaine : signalez-le, nous y venons par un autre côté. Les maisons d’après-guerre ont des plafonds francs et de vrais garages, deux qualités très appréciées d’un arbre.",
    "description": "Village ou Bennwihr-Gare ? Dites-le en réservant : nous livrons votre sapin de Noël des deux côtés et le mettons en place gratuitement."
  },
  {
    "slug": "bergheim",
    "name": "Bergheim",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68028",
    "postalCode": "68750",
    "coordinates": {
      "lat": 48.2058,
      "lon": 7.3625
    },
    "nearby": [
      "guemar",
      "ribeauville",
      "hunawihr"
    ],
    "wineVillages": [
      "riquewihr",
      "mittelwihr",
      "bennwihr",
      "kaysersberg"
    ],
    "text": "Bergheim est restée dans ses remparts : on en suit la ligne à pied, tour après tour, avant de passer la Porte Haute, près du vieux tilleul. Dedans, une grande place, sa fontaine, et des ruelles à une seule voie. Nous servons l’intérieur des murs depuis la porte, les quartiers neufs en nous garant devant la maison. Le Kanzlerberg et l’Altenberg regardent vers le midi ; c’est de là que nous venons, avec Ribeauvillé et Guémar le même jour.",
    "description": "Bergheim, dernière étape au nord : nous passons la Porte Haute avec votre sapin de Noël sur l’épaule et le dressons chez vous, sans frais."
  },
  {
    "slug": "colmar",
    "name": "Colmar",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68066",
    "postalCode": "68000",
    "coordinates": {
      "lat": 48.0794,
      "lon": 7.3585
    },
    "nearby": [
      "horbourg-wihr",
      "logelbach",
      "ingersheim",
      "andolsheim",
      "sundhoffen"
    ],
    "wineVillages": [
      "wettolsheim",
      "wintzenheim",
      "eguisheim",
      "turckheim"
    ],
    "text": "Des pavés de la Petite Venise, au bord de la Lauch, aux immeubles de la place Rapp et aux jardins des Maraîchers, Colmar change de visage d’un quartier à l’autre. Le cœur de la ville est piéton : notre camionnette s’arrête au plus près, et le sapin fait les derniers mètres sur l’épaule. Pendant les marchés de Noël, demandez plutôt le matin, avant que la foule ne remplisse la rue des Marchands. Vers la gare ou le quartier Saint-Joseph, nous nous arrêtons devant la porte.",
    "description": "Sapin de Noël livré et installé gratuitement à Colmar, du centre piéton aux Maraîchers, parfois le jour même. Coupe fraîche, créneaux au choix."
  },
  {
    "slug": "eguisheim",
    "name": "Eguisheim",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68078",
    "postalCode": "68420",
    "coordinates": {
      "lat": 48.0428,
      "lon": 7.3061
    },
    "nearby": [
      "wettolsheim",
      "obermorschwihr",
      "herrlisheim-pres-colmar"
    ],
    "wineVillages": [
      "wintzenheim",
      "gueberschwihr",
      "turckheim",
      "ingersheim"
    ],
    "text": "À Eguisheim, les rues tournent. Autour de la place du Château, la rue du Rempart boucle son cercle entre des façades si serrées qu’un bel arbre y passe de profil. Nous laissons le véhicule à l’entrée du village et portons votre sapin jusque chez vous, sous l’œil des trois châteaux. Les maisons du pourtour, vers l’Eichberg et le Pfersigberg, sont plus commodes : une cour, un portail, et tout est en place avant que le café refroidisse.",
    "description": "Un sapin de Noël porté jusqu’à votre salon dans les ruelles rondes d’Eguisheim : livraison et installation gratuites, au centre comme au pied des vignes."
  },
  {
    "slug": "gueberschwihr",
    "name": "Gueberschwihr",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68111",
    "postalCode": "68420",
    "coordinates": {
      "lat": 48.0039,
      "lon": 7.2756
    },
    "nearby": [
      "pfaffenheim",
      "obermorschwihr",
      "herrlisheim-pres-colmar",
      "rouffach"
    ],
    "wineVillages": [
      "eguisheim",
      "wettolsheim",
      "wintzenheim",
      "turckheim"
    ],
    "text": "Gueberschwihr s’organise autour de sa place, des porches de vignerons sur les bords et, au-dessus, le clocher roman de Saint-Pantaléon, en grès rose, percé de baies sur trois étages. Le Goldert vient ensuite, puis la forêt. Pour la camionnette, c’est une sortie de la D83 et une montée entre les ceps. Les rues en étoile se font au pas ; quand l’une d’elles est trop étroite, nous portons, en tenant la pointe haute.",
    "description": "Du clocher roman au bas du Goldert, Gueberschwihr est sur notre tournée sud : sapin de Noël livré, installé, et repris après les fêtes si vous le voulez."
  },
  {
    "slug": "guemar",
    "name": "Guémar",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68113",
    "postalCode": "68970",
    "coordinates": {
      "lat": 48.1886,
      "lon": 7.3969
    },
    "nearby": [
      "bergheim",
      "ostheim",
      "ribeauville"
    ],
    "wineVillages": [
      "hunawihr",
      "mittelwihr",
      "bennwihr",
      "riquewihr"
    ],
    "text": "Ancien village de pêcheurs, Guémar garde sur ses armes un poisson, et de ses fortifications la Porte Haute et quelques tours. La Fecht arrive, l’Ill n’est pas loin, le Ried commence. L’A35 à côté, la D106 vers Ribeauvillé : difficile de trouver plus simple d’accès. Reste le brouillard, chez lui en hiver, et nous roulons en conséquence. Notre message vous laisse quelques jours pour pousser le canapé et retrouver la boîte de boules.",
    "description": "De la Porte Haute aux abords du Ried, Guémar fait partie de nos tournées : sapin de Noël livré frais, installé d’aplomb, créneau annoncé à l’avance."
  },
  {
    "slug": "herrlisheim-pres-colmar",
    "name": "Herrlisheim-près-Colmar",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68134",
    "postalCode": "68420",
    "coordinates": {
      "lat": 48.0178,
      "lon": 7.3253
    },
    "nearby": [
      "obermorschwihr",
      "eguisheim",
      "gueberschwihr",
      "rouffach"
    ],
    "wineVillages": [
      "pfaffenheim",
      "wettolsheim",
      "wintzenheim",
      "turckheim"
    ],
    "text": "La Lauch d’un côté, la voie ferrée de l’autre : Herrlisheim se repère au clocher gothique de Saint-Michel. De ses murs, le bourg a conservé la tour des Voleurs et celle des Sorcières, et ses vieilles rues leur largeur d’autrefois. Par la D83, nous sommes vite là, souvent dans la même matinée que Rouffach. Si vous rentrez par le train du soir, choisissez une fin d’après-midi ; sinon, un voisin de confiance peut très bien nous ouvrir.",
    "description": "Entre Lauch et vignoble, Herrlisheim-près-Colmar reçoit ses sapins de Noël à domicile : choix du créneau, mise en place gratuite."
  },
  {
    "slug": "horbourg-wihr",
    "name": "Horbourg-Wihr",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68145",
    "postalCode": "68180",
    "coordinates": {
      "lat": 48.08,
      "lon": 7.3936
    },
    "nearby": [
      "andolsheim",
      "colmar",
      "sundhoffen",
      "houssen"
    ],
    "wineVillages": [
      "ingersheim",
      "wettolsheim",
      "eguisheim",
      "wintzenheim"
    ],
    "text": "De l’autre côté de l’Ill, Horbourg et Wihr ne font plus qu’une commune, posée sur un camp romain dont les fouilles remontent encore les pierres. La Grand’Rue mène vers Neuf-Brisach ; beaucoup de maisons ont un bout de terrain, ce qui arrange tout : on recule, on descend le sapin, on choisit avec vous le coin du salon. La plaine est plate, la route droite, et l’heure dite se tient sans peine, même un soir de brouillard.",
    "description": "De la Grand’Rue aux lotissements de Wihr, un sapin de Noël fraîchement coupé, livré et posé dans votre salon à Horbourg-Wihr."
  },
  {
    "slug": "houssen",
    "name": "Houssen",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68146",
    "postalCode": "68125",
    "coordinates": {
      "lat": 48.1244,
      "lon": 7.3786
    },
    "nearby": [
      "ostheim",
      "bennwihr",
      "horbourg-wihr"
    ],
    "wineVillages": [
      "mittelwihr",
      "ingersheim",
      "ammerschwihr",
      "katzenthal"
    ],
    "text": "Houssen tient entre la Fecht et l’Ill, au nord de Colmar, l’aérodrome d’un côté et les champs de l’autre. Beaucoup ne connaissent que la zone commerciale, au bord de l’A35 ; ceux qui y vivent parlent surtout du vieux village, autour de l’église Saint-Maurice. Nous le servons en début ou en fin de tournée nord, avec Ostheim et Bennwihr. Laissez le portail ouvert et un angle libre, loin du poêle : nous faisons le reste.",
    "description": "À Houssen, du vieux village aux derniers lotissements, votre sapin de Noël vient à vous : livraison et installation gratuites."
  },
  {
    "slug": "hunawihr",
    "name": "Hunawihr",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68147",
    "postalCode": "68150",
    "coordinates": {
      "lat": 48.1803,
      "lon": 7.3111
    },
    "nearby": [
      "ribeauville",
      "riquewihr",
      "mittelwihr",
      "bergheim"
    ],
    "wineVillages": [
      "bennwihr",
      "kaysersberg",
      "ammerschwihr",
      "katzenthal"
    ],
    "text": "L’église fortifiée de Hunawihr se tient à l’écart sur sa butte, le cimetière dans l’enceinte et les ceps tout autour ; les toits se blottissent plus bas. Les cigognes ont ici leur centre, le Rosacker son versant. Peu de trafic, des pentes douces, des voisins qui saluent : la livraison prend le temps d’une conversation. S’il a neigé, dégagez seulement le seuil, nos semelles s’occupent du reste. Et prévoyez une bassine, l’arbre aura soif.",
    "description": "Hunawihr, ses cigognes et son église dans les vignes : un sapin de Noël coupé depuis peu, livré chez vous, dressé et prêt à décorer."
  },
  {
    "slug": "ingersheim",
    "name": "Ingersheim",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68155",
    "postalCode": "68040",
    "coordinates": {
      "lat": 48.0969,
      "lon": 7.305
    },
    "nearby": [
      "logelbach",
      "katzenthal",
      "turckheim",
      "niedermorschwihr",
      "colmar"
    ],
    "wineVillages": [
      "wintzenheim",
      "ammerschwihr",
      "wettolsheim",
      "bennwihr"
    ],
    "text": "Un pont sur la Fecht, et l’on passe de Colmar à Ingersheim : la tournée est courte. Le bourg regarde deux collines de vigne, le Florimont et le Letzenberg, et serre ses ruelles autour de l’église Saint-Barthélemy. Entre maisons anciennes, pavillons et petits immeubles, nous y voyons autant d’escaliers que de garages. Précisez donc l’étage et la largeur du palier : cela décide si nous venons à un ou à deux, et si un supplément s’applique.",
    "description": "Ingersheim est à un pont de Colmar : votre sapin de Noël y est porté jusqu’au salon et dressé dans son pied, gratuitement."
  },
  {
    "slug": "katzenthal",
    "name": "Katzenthal",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68161",
    "postalCode": "68230",
    "coordinates": {
      "lat": 48.1078,
      "lon": 7.2822
    },
    "nearby": [
      "niedermorschwihr",
      "ingersheim",
      "ammerschwihr",
      "kaysersberg"
    ],
    "wineVillages": [
      "turckheim",
      "wintzenheim",
      "bennwihr",
      "mittelwihr"
    ],
    "text": "Un vallon fermé sur trois côtés, des vignes en pente et, au milieu, le donjon du Wineck : Katzenthal tient dans un seul regard. On n’y passe pas par hasard ; quand nous remontons la rue principale, c’est pour quelqu’un. Les caves et les remises fraîches n’y manquent pas : confiez-leur le sapin pour une nuit, il s’habituera mieux à la chaleur. Nous enchaînons d’ordinaire avec Niedermorschwihr, sur l’autre versant du Sommerberg.",
    "description": "Au creux de son vallon, Katzenthal a aussi ses livraisons : sapin de Noël apporté, déballé et dressé chez vous gratuitement."
  },
  {
    "slug": "kaysersberg",
    "name": "Kaysersberg",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68162",
    "postalCode": "68240",
    "coordinates": {
      "lat": 48.1392,
      "lon": 7.2644
    },
    "nearby": [
      "ammerschwihr",
      "katzenthal",
      "riquewihr"
    ],
    "wineVillages": [
      "niedermorschwihr",
      "mittelwihr",
      "bennwihr",
      "ingersheim"
    ],
    "text": "La Weiss, le pont fortifié, les ruines du château au-dessus des toits : en décembre, Kaysersberg se visite beaucoup et se traverse lentement. Les week-ends de marché, nous préférons la première heure, ou l’arrière de la rue du Général-de-Gaulle. La maison natale d’Albert Schweitzer nous sert de repère, le Schlossberg de décor. Kientzheim et Sigolsheim forment désormais avec la ville la commune de Kaysersberg Vignoble : ajoutez le nom du village à votre adresse, cela évite un détour.",
    "description": "Kaysersberg reçoit ses sapins de Noël avant la foule du marché, jusque dans les ruelles du pont fortifié, avec installation gratuite."
  },
  {
    "slug": "logelbach",
    "name": "Logelbach",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68374",
    "postalCode": "68124",
    "coordinates": {
      "lat": 48.0825,
      "lon": 7.315
    },
    "nearby": [
      "ingersheim",
      "wintzenheim",
      "turckheim",
      "wettolsheim",
      "colmar"
    ],
    "wineVillages": [
      "niedermorschwihr",
      "katzenthal",
      "eguisheim",
      "ammerschwihr"
    ],
    "text": "Logelbach doit son nom au canal et son allure au coton : d’anciennes filatures, et la chapelle Herzog, achevée en 1862 comme une petite Sainte-Chapelle au milieu des usines. Le quartier relève surtout de Wintzenheim et déborde sur ses voisines, de quoi égarer un GPS. Donnez-nous la rue avec la commune, nous trouverons. Si vous vivez en appartement, mesurez la cage d’escalier avant de choisir la taille : même ficelé, un tronc ne se plie pas.",
    "description": "Près du canal et de la chapelle Herzog, faites-vous livrer à Logelbach un sapin de Noël frais, en maison ou en appartement, installation comprise."
  },
  {
    "slug": "mittelwihr",
    "name": "Mittelwihr",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68209",
    "postalCode": "68630",
    "coordinates": {
      "lat": 48.15,
      "lon": 7.3203
    },
    "nearby": [
      "bennwihr",
      "riquewihr",
      "hunawihr",
      "ostheim"
    ],
    "wineVillages": [
      "ammerschwihr",
      "kaysersberg",
      "ribeauville",
      "katzenthal"
    ],
    "text": "Le Mandelberg porte bien son nom : des amandiers y fleurissent dès la fin de l’hiver, parmi les vignes de Mittelwihr. En décembre, ils sont nus, et le sapin prend le relais. Les anciens racontent le Mur des Fleurs martyres, planté de bleu, de blanc et de rouge sous l’Occupation. Nous suivons la Route des Vins depuis Bennwihr, puis les ruelles du coteau, en marche arrière quand il le faut. Allumez la lampe du perron : elle nous guide.",
    "description": "Au pied du Mandelberg, votre sapin de Noël livré à Mittelwihr jusque dans les ruelles du coteau, et dressé à sa place."
  },
  {
    "slug": "niedermorschwihr",
    "name": "Niedermorschwihr",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68237",
    "postalCode": "68230",
    "coordinates": {
      "lat": 48.1011,
      "lon": 7.2744
    },
    "nearby": [
      "katzenthal",
      "turckheim",
      "ingersheim",
      "ammerschwihr",
      "zimmerbach"
    ],
    "wineVillages": [
      "wintzenheim",
      "kaysersberg",
      "wettolsheim",
      "bennwihr"
    ],
    "text": "Le clocher vrillé de Niedermorschwihr se voit avant les maisons, comme une vis plantée dans les vignes du Sommerberg. La rue des Trois-Épis monte entre oriels et pans de bois, et une camionnette y croise mal un tracteur : on se fait signe, chacun recule un peu, cela se passe bien. Les jours de verglas, nous garons le véhicule au bas de la côte et votre arbre finit le trajet dans nos bras.",
    "description": "Sous le clocher tors de Niedermorschwihr, un sapin de Noël monté de la plaine et installé gratuitement, à l’endroit que vous montrez."
  },
  {
    "slug": "obermorschwihr",
    "name": "Obermorschwihr",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68244",
    "postalCode": "68420",
    "coordinates": {
      "lat": 48.0217,
      "lon": 7.2978
    },
    "nearby": [
      "herrlisheim-pres-colmar",
      "eguisheim",
      "gueberschwihr",
      "pfaffenheim"
    ],
    "wineVillages": [
      "wettolsheim",
      "wintzenheim",
      "rouffach",
      "turckheim"
    ],
    "text": "Des vignes jusqu’aux murs, un clocher à colombages comme l’Alsace en compte peu, une fontaine surmontée d’une Vierge : on a vite fait le tour d’Obermorschwihr, et l’on y revient. Plus haut, le site de l’abbaye de Marbach. Le village est petit, nous groupons donc les arrêts avec Herrlisheim ou Eguisheim. Si la famille d’à côté attend aussi son sapin, commandez pour la même date : toute la rue décorera ensemble, et un seul trajet aura suffi.",
    "description": "Un petit village, une seule tournée : à Obermorschwihr, commandez vos sapins de Noël entre voisins, nous livrons et installons toute la rue."
  },
  {
    "slug": "ostheim",
    "name": "Ostheim",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68252",
    "postalCode": "68150",
    "coordinates": {
      "lat": 48.1606,
      "lon": 7.3697
    },
    "nearby": [
      "guemar",
      "bennwihr",
      "mittelwihr",
      "houssen"
    ],
    "wineVillages": [
      "hunawihr",
      "bergheim",
      "ribeauville",
      "riquewihr"
    ],
    "text": "Un pan de mur, un nid de cigognes : à Ostheim, le monument aux morts s’appuie sur ce qui restait d’un relais de poste après les combats de 1944 et 1945. Le village s’est relevé le long de la Fecht, entre coteaux et Ried. Ses rues, retracées larges, laissent manœuvrer à l’aise. Un arbre un peu haut ne nous fait pas peur : la porte-fenêtre du jardin vaut souvent mieux que l’entrée. Pensez seulement à rouler le tapis.",
    "description": "Ostheim, entre Fecht et vignoble : sapin de Noël de toute taille livré par le jardin ou par la porte, posé et stabilisé gratuitement."
  },
  {
    "slug": "pfaffenheim",
    "name": "Pfaffenheim",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68255",
    "postalCode": "68250",
    "coordinates": {
      "lat": 47.9856,
      "lon": 7.2886
    },
    "nearby": [
      "gueberschwihr",
      "rouffach",
      "obermorschwihr"
    ],
    "wineVillages": [
      "eguisheim",
      "wettolsheim",
      "wintzenheim",
      "turckheim"
    ],
    "text": "Sur le chevet roman de Saint-Martin, à Pfaffenheim, la pierre garde des entailles que l’on attribue aux serpettes des vignerons. Le Steinert commence derrière les maisons, et le sentier du Schauenberg grimpe vers son pèlerinage. Depuis la D83, large et dégagée, l’accès est simple ; le plus long est parfois de trouver où poser l’escabeau. Donnez-nous la hauteur de vos poutres : les vieilles salles d’ici en ont, et la flèche doit passer dessous.",
    "description": "Pfaffenheim, sur la D83 : un sapin de Noël choisi à la bonne hauteur, livré chez vous et dressé gratuitement sous les poutres."
  },
  {
    "slug": "ribeauville",
    "name": "Ribeauvillé",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68269",
    "postalCode": "68150",
    "coordinates": {
      "lat": 48.1942,
      "lon": 7.3194
    },
    "nearby": [
      "hunawihr",
      "riquewihr",
      "bergheim",
      "guemar"
    ],
    "wineVillages": [
      "mittelwihr",
      "bennwihr",
      "kaysersberg",
      "ammerschwihr"
    ],
    "text": "Trois châteaux sur la crête, un ruisseau, le Strengbach, et une Grand’Rue qui passe au pied de la tour des Bouchers : Ribeauvillé est longue à traverser. Indiquez si vous êtes en ville haute ou en ville basse, car nous n’entrons pas par le même bout. Sur la route de Sainte-Marie-aux-Mines, la D416, l’hiver s’installe plus tôt : si votre montée gèle, dites-le en commandant, nous viendrons équipés pour la neige.",
    "description": "Ville haute ou ville basse, un sapin de Noël livré au cœur de Ribeauvillé ou sur la route de Sainte-Marie, puis dressé chez vous."
  },
  {
    "slug": "riquewihr",
    "name": "Riquewihr",
    "region": "Haut-Rhin",
    "group": "wine-villages",
    "insee": "68277",
    "postalCode": "68340",
    "coordinates": {
      "lat": 48.1675,
      "lon": 7.2983
    },
    "nearby": [
      "hunawihr",
      "mittelwihr",
      "bennwihr",
      "ribeauville",
      "kaysersberg"
    ],
    "wineVillages": [
      "ammerschwihr",
      "bergheim",
      "katzenthal",
      "niedermorschwihr"
    ],
    "text": "De l’hôtel de ville au Dolder, Riquewihr n’a pour ainsi dire qu’une grande rue, pavée et piétonne, et des cours qui s’ouvrent de chaque côté comme des tiroirs. La camionnette reste hors de l’enceinte ; un diable à grosses roues prend la suite. Quand les visiteurs affluent, en Avent, il faut arriver avant eux. Le Schoenenbourg et le Sporen entourent la cité. Et si vous chauffez au kachelofe, gardez le sapin à bonne distance de la faïence.",
    "description": "Dans Riquewihr piétonne, le sapin de Noël finit sa route sur un diable à grosses roues : livraison et installation gratuites dans les murs."
  },
  {
    "slug": "rouffach",
    "name": "Rouffach",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68287",
    "postalCode": "68250",
    "coordinates": {
      "lat": 47.9578,
      "lon": 7.2997
    },
    "nearby": [
      "pfaffenheim",
      "gueberschwihr",
      "herrlisheim-pres-colmar"
    ],
    "wineVillages": [
      "obermorschwihr",
      "eguisheim",
      "wettolsheim",
      "wintzenheim"
    ],
    "text": "À Rouffach, la place de la République réunit l’église Notre-Dame, l’ancienne halle aux blés et la tour des Sorcières, en sentinelle. C’est la commune la plus au sud de notre carte, sous les pentes du Vorbourg, à un bon quart d’heure de Colmar. Nous chargeons pour vous en premier, ou nous finissons chez vous. Votre heure est communiquée quelques jours avant, à plus ou moins une heure ; une fois sortis de la D83, nous sommes là.",
    "description": "Rouffach, au sud de la zone : un sapin de Noël fraîchement coupé, apporté à l’heure annoncée et dressé dans votre salon."
  },
  {
    "slug": "sundhoffen",
    "name": "Sundhoffen",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68331",
    "postalCode": "68280",
    "coordinates": {
      "lat": 48.0481,
      "lon": 7.4136
    },
    "nearby": [
      "andolsheim",
      "horbourg-wihr",
      "colmar"
    ],
    "wineVillages": [
      "eguisheim",
      "wettolsheim",
      "obermorschwihr",
      "wintzenheim"
    ],
    "text": "L’Ill traverse Sundhoffen, entre la forêt du Neuland et le Kastenwald. Dites-nous de quel côté du pont vous êtes : nous servons l’un puis l’autre, sans repasser la rivière pour rien. On a souvent ici un garage frais ou une grange. C’est l’endroit rêvé où laisser patienter un arbre dans un seau, le temps de descendre les guirlandes du grenier.",
    "description": "Rive gauche ou rive droite de l’Ill, un sapin de Noël vous est livré à Sundhoffen. Installation gratuite, arbre fraîchement coupé."
  },
  {
    "slug": "turckheim",
    "name": "Turckheim",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68338",
    "postalCode": "68230",
    "coordinates": {
      "lat": 48.0869,
      "lon": 7.2808
    },
    "nearby": [
      "niedermorschwihr",
      "wintzenheim",
      "ingersheim",
      "logelbach",
      "zimmerbach"
    ],
    "wineVillages": [
      "katzenthal",
      "wettolsheim",
      "ammerschwihr",
      "eguisheim"
    ],
    "text": "Trois portes, une enceinte et un veilleur de nuit qui chante ses rondes : Turckheim ferme sa vieille ville comme un coffret. La Porte de France n’a pas été percée pour les utilitaires, alors nous nous garons près de la Fecht et finissons à pied par la Grand’Rue ou la place Turenne. Au-dessus des toits, le Brand prend le dernier soleil de décembre. Hors les murs, en revanche, nous venons jusqu’au perron. Dites-nous quelle porte est la vôtre.",
    "description": "Sapins de Noël à Turckheim : livraison à pied dans la vieille ville, devant chez vous hors les murs, installation comprise."
  },
  {
    "slug": "wettolsheim",
    "name": "Wettolsheim",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68365",
    "postalCode": "68920",
    "coordinates": {
      "lat": 48.0578,
      "lon": 7.2994
    },
    "nearby": [
      "eguisheim",
      "wintzenheim",
      "logelbach"
    ],
    "wineVillages": [
      "turckheim",
      "obermorschwihr",
      "ingersheim",
      "niedermorschwihr"
    ],
    "text": "À Wettolsheim, tout le monde sait où est la grotte : une réplique de celle de Lourdes, en plein village, bâtie après l’incendie de 1910. Autour, des maisons de vignerons, le Steingrubler à flanc de coteau, et Colmar que l’on aperçoit du haut des rangs. Les rues sont étroites mais les cours profondes. Quand le portail est ouvert, nous avançons jusqu’au pressoir, et le sapin gagne le séjour par le chemin que prennent d’habitude les cartons de bouteilles.",
    "description": "Chez les vignerons comme chez leurs voisins, nous apportons et dressons le sapin de Noël à Wettolsheim, au pied du Steingrubler."
  },
  {
    "slug": "wintzenheim",
    "name": "Wintzenheim",
    "region": "Haut-Rhin",
    "group": "haut-rhin",
    "insee": "68374",
    "postalCode": "68920",
    "coordinates": {
      "lat": 48.0728,
      "lon": 7.29
    },
    "nearby": [
      "turckheim",
      "wettolsheim",
      "logelbach",
      "zimmerbach"
    ],
    "wineVillages": [
      "ingersheim",
      "niedermorschwihr",
      "eguisheim",
      "katzenthal"
    ],
    "text": "Wintzenheim s’étire le long de la rue Clemenceau, au pied du Hohlandsbourg, avec les rangs du Hengst pour voisins. Nous y venons par la D417, la route de Munster, que l’on quitte avant que la vallée ne se resserre. Les cours vigneronnes ont de larges portails : l’arbre entre dans son filet, et nous l’ouvrons une fois debout. Pour La Forge, plus loin vers Walbach, signalez-le en commandant, ce n’est pas la même boucle.",
    "description": "À Wintzenheim, de la rue Clemenceau à La Forge, votre sapin de Noël arrive fraîchement coupé, et nous le dressons dans son pied."
  },
  {
    "slug": "zimmerbach",
    "name": "Zimmerbach",
    "region": "Haut-Rhin",
    "group": "surroundings",
    "insee": "68385",
    "postalCode": "68230",
    "coordinates": {
      "lat": 48.0725,
      "lon": 7.2372
    },
    "nearby": [
      "turckheim",
      "wintzenheim",
      "niedermorschwihr"
    ],
    "wineVillages": [
      "wettolsheim",
      "katzenthal",
      "ingersheim",
      "eguisheim"
    ],
    "text": "À Zimmerbach commence la vallée de Munster. Le village suit son ruisseau dans un vallon, Grand’Rue à colombages, vignes au soleil et forêt juste derrière. Nous montons depuis Turckheim par la D10, sur la rive gauche de la Fecht. C’est la limite ouest de nos livraisons : les arrêts y sont regroupés, alors réservez un peu en avance. L’air est vif, les nuits froides : un balcon suffit à garder le sapin en forme.",
    "description": "À l’entrée de la vallée de Munster, livraison de sapins de Noël à Zimmerbach : tournées regroupées, pose gratuite, arbre fraîchement coupé."
  },
];

let bySlug: ReadonlyMap<string, Town> | undefined;

export function findTown(slug: string): Town | undefined {
  bySlug ??= new Map(towns.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
