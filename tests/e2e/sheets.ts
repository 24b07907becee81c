import { extractText, getDocumentProxy } from 'unpdf';

/** The letters and digits of each sheet of a PDF: `''` for a sheet without any. */
export async function sheetsOf(pdf: Buffer): Promise<string[]> {
  // Of fonts that it can read all the same, it would warn.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }));
  return text.map(onlyLetters);
}

/** What is left of a text when fonts, spaces and hyphens may differ. */
export const onlyLetters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
