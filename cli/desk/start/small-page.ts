export const HTML = 'text/html; charset=utf-8';

/** A document without a script that shows one sentence, and reloads. */
export function smallPage({
  message,
  advice,
}: {
  readonly message: string;
  readonly advice: string;
}): string {
  return documentOf(`<meta http-equiv="refresh" content="2"><p>${message}.</p><p>${advice}.</p>`);
}

/** A document that leads on. A page of this machine that opens it may not send its cookies along: this one may. */
export function leadingPage(address: string): string {
  return documentOf(
    `<meta http-equiv="refresh" content="0; url=${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  );
}

function documentOf(inside: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Le bureau</title><style>body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui}</style>${inside}</html>`;
}
