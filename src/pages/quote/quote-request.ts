/** The request; its field names are those of the content. */
export interface QuoteRequest {
  readonly typeOrganisation: string;
  readonly nomEntreprise: string;
  readonly contact: string;
  readonly email: string;
  readonly telephone: string;
  readonly adressePrincipale: string;
  readonly autresAdresses: string;
  /** How many trees of each size. */
  readonly quantites: Readonly<Record<string, number>>;
  readonly typeSapin: readonly string[];
  readonly datesSouhaites: string;
  readonly creneaux: string;
  readonly besoinsDecorations: boolean;
  readonly detailsDecorations: string;
  readonly ignifuge: boolean;
  readonly reprise: boolean;
  readonly budget: string;
  readonly commentaires: string;
  readonly rgpdConsent: boolean;
}

interface Kept {
  /** In the order in which they were ticked. */
  readonly typeSapin: readonly string[];
  readonly detailsDecorations: string;
  readonly sizes: readonly { readonly id: string }[];
}

/** Reads a filled form; `kept` is what the form remembers beside its fields. */
export function quoteRequest(data: FormData, { typeSapin, detailsDecorations, sizes }: Kept): QuoteRequest {
  const text = (name: string) => String(data.get(name) ?? '');
  const besoinsDecorations = data.has('besoinsDecorations');
  return {
    typeOrganisation: text('typeOrganisation'),
    nomEntreprise: text('nomEntreprise'),
    contact: text('contact'),
    email: text('email'),
    telephone: text('telephone'),
    adressePrincipale: text('adressePrincipale'),
    autresAdresses: text('autresAdresses'),
    quantites: Object.fromEntries(sizes.map(({ id }) => [id, quantity(text(id))])),
    typeSapin,
    datesSouhaites: text('datesSouhaites'),
    creneaux: text('creneaux'),
    besoinsDecorations,
    // A hidden field keeps its text in the form, but not in the request.
    detailsDecorations: besoinsDecorations ? detailsDecorations : '',
    ignifuge: data.has('ignifuge'),
    reprise: data.has('reprise'),
    budget: text('budget'),
    commentaires: text('commentaires'),
    rgpdConsent: data.has('rgpdConsent'),
  };
}

/** What is no number counts as 0. */
function quantity(text: string): number {
  return Number.parseInt(text, 10) || 0;
}
