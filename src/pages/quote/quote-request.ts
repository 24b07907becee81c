import { filledRows } from '#generated/shared/form-rows.ts';
import type { QuoteForm, QuoteSubmission } from '#generated/types.ts';

interface Kept {
  /** In the order in which they were ticked. */
  readonly typeSapin: readonly string[];
  readonly detailsDecorations: string;
  readonly sizes: readonly { readonly id: string }[];
}

/** Reads a filled form that has its consent; `kept` is what the form remembers beside its fields. */
export function quoteRequest(
  data: FormData,
  { typeSapin, detailsDecorations, sizes }: Kept,
): QuoteSubmission {
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
    rgpdConsent: true,
  };
}

/** Whether every year that the text names is over: what else it says is for people to read. */
export function namesThePast(text: string, now: Date): boolean {
  const years = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.length > 0 && years.every((year) => Number(year) < now.getFullYear());
}

/** What is not a number counts as 0. */
function quantity(text: string): number {
  return Number.parseInt(text, 10) || 0;
}

/** The request as the text of an email: a line for each field that was filled. */
export function quoteText(request: QuoteSubmission, { fields }: QuoteForm): string {
  const rows = filledRows({ ...fields }, { ...request });
  return rows.map(({ label, value }) => (value === true ? label : `${label} : ${value}`)).join('\n');
}
