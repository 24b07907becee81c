// What product-spec.md says, in its own words, for tests to compare the site with. Nothing here comes from `content/`.

/** The size grid of each variety page, as section 9 writes it, with the price it starts from. */
export const varieties: Readonly<Record<string, { readonly from: number; readonly grid: string }>> = {
  'nordmann-5-etoiles': { from: 45, grid: '1.5-1.75m 45; 1.75-2m 52; 2-2.25m 65; 2.25-2.5m 78' },
  'nordmann-classic': { from: 32, grid: '1.25-1.5m 32; 1.5-1.75m 38; 1.75-2m 45; 2-2.25m 55' },
  'nordmann-alsacienne': { from: 24, grid: '1.5-1.75m 38; 1.75-2m 45; 2-2.25m 55' },
  'sapin-grandis': { from: 26, grid: '1-1.25m 26; 1.25-1.5m 32; 1.5-1.75m 38; 1.75-2m 44' },
  'grand-sapin': { from: 85, grid: '2.5-3m 85; 3-3.5m 120; 3.5-4m 165' },
  nobilis: { from: 42, grid: '1.5-1.75m 42; 1.75-2m 49; 2-2.25m 59' },
  ignifuge: { from: 55, grid: '1.75-2m 55; 2-2.25m 68; 2.25-2.5m 82; 2.5-3m 105' },
  floque: { from: 58, grid: '1.5-1.75m 58; 1.75-2m 68; 2-2.25m 82' },
  decore: { from: 120, grid: '1.5-1.75m 120; 1.75-2m 145; 2-2.25m 175' },
};

export const decorations = [
  'creches-maisonnettes',
  'cloche-personnalisee',
  'boules-neige',
  'photophores-lumieres',
  'centres-table-fenetres',
  'couronne-avent',
  'couronne-porte',
  'vitrine-book-nook',
  'boules-originales',
  'calendrier-fromage',
  'cadeaux-paniers',
] as const;

export const services = ['livraison', 'fraicheur', 'origine', 'recyclage', 'zone-livraison'] as const;

export const articles = [
  'equipe-vacances-preparation-noel-2025',
  'nouveautes-decorations-2025-alsace',
  'preparer-ete-sapin-noel-colmar',
  'sapin-durable-local-alsace',
  'entretien-sapin',
  'choisir-sapin',
  'histoire-sapin-noel',
] as const;

const slugs = (text: string) => text.split(', ');

/** The 29 towns as the footer groups them: 10, 9 and 10. */
export const towns = {
  hautRhin: slugs(
    'colmar, wintzenheim, turckheim, eguisheim, ingersheim, horbourg-wihr, houssen, andolsheim, sundhoffen, herrlisheim-pres-colmar',
  ),
  surroundings: slugs(
    'wettolsheim, logelbach, niedermorschwihr, zimmerbach, katzenthal, gueberschwihr, pfaffenheim, rouffach, obermorschwihr',
  ),
  wineVillages: slugs(
    'kaysersberg, ammerschwihr, bennwihr, ostheim, riquewihr, ribeauville, guemar, bergheim, mittelwihr, hunawihr',
  ),
} as const;

export const allTowns: readonly string[] = Object.values(towns).flat();

const under = (path: string, keys: readonly string[]) => keys.map((key) => `${path}/${key}`);

/** Every concrete path of the route table, by kind of page; `tools` are ours beside the spec's. */
export const pathsByKind: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  trees: ['/nos-sapins', ...under('/nos-sapins', Object.keys(varieties))],
  decorations: ['/decos-cadeaux', ...under('/decos-cadeaux', decorations)],
  services: ['/services', ...under('/services', services)],
  news: ['/actualites', ...under('/actualites', articles)],
  towns: under('/livraison', allTowns),
  forms: ['/devis', '/contact', '/page-entreprise'],
  tools: ['/zone-de-livraison', '/trouver-mon-sapin', '/comparer', '/licences'],
  legal: ['/cgv', '/politique-confidentialite', '/mentions-legales'],
};

export const allPaths: readonly string[] = Object.values(pathsByKind).flat();

/** One path of each page of the route table. */
export const samplePaths: readonly string[] = [
  '/',
  '/nos-sapins',
  '/nos-sapins/nobilis',
  '/decos-cadeaux',
  '/decos-cadeaux/calendrier-fromage',
  '/services',
  '/services/livraison',
  '/devis',
  '/page-entreprise',
  '/actualites',
  '/actualites/choisir-sapin',
  '/contact',
  '/livraison/colmar',
  '/zone-de-livraison',
  '/trouver-mon-sapin',
  '/comparer',
  '/cgv',
  '/politique-confidentialite',
  '/mentions-legales',
  '/licences',
];

/** The messages of section 8, to the letter: straight apostrophes, plain spaces. */
export const messages = {
  newsletterSuccess: 'Inscription réussie !',
  newsletterFailure: "Erreur lors de l'inscription. Veuillez réessayer.",
  contactSuccess: 'Message envoyé avec succès ! Nous vous répondrons rapidement.',
  contactFailure:
    "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter par téléphone.",
  contactDefaultError: "Erreur lors de l'envoi du message",
  consent: 'Veuillez accepter la politique de confidentialité pour continuer.',
  quoteSent: 'Demande de devis envoyée ! Nous vous répondrons sous 24h.',
  cookies: 'Gestion des cookies',
} as const;
