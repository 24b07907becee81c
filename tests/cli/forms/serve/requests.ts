import { sealOpening } from '../../../../cli/forms/receive/opening.ts';

/** What the servers of these tests seal with. */
export const SECRET = 'a secret of the tests';

/** What a form that a person has filled in sends beside its fields. */
export const OPENED = { opened: sealOpening(SECRET, Date.now() - 5000) };

export const MESSAGE = {
  name: 'Anne Jeannin',
  email: 'anne@courriel.example',
  phone: '',
  subject: 'autre',
  message: 'Passez-vous à La Cluse-et-Mijoux ?\nMerci <3',
};

export const QUOTE = {
  typeOrganisation: 'hotel',
  nomEntreprise: 'Hôtel de la Combe',
  contact: 'Anne',
  email: 'anne@courriel.example',
  telephone: '03 53 01 00 00',
  adressePrincipale: '2 rue du Lac, Houtaud',
  autresAdresses: '',
  quantites: { '1.5-2m': 3, '3m+': 0 },
  typeSapin: ['Sapin du Caucase'],
  datesSouhaites: 'le 4 décembre',
  creneaux: '',
  besoinsDecorations: false,
  detailsDecorations: '',
  ignifuge: true,
  reprise: false,
  budget: '',
  commentaires: '',
  rgpdConsent: true,
};
