import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** A mail server on loopback; `options` make it misbehave. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { from: string; to: string[]; headers: Map<string, string[]>; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        taken.push({ from, to: rcptTo.map(({ address }) => address), headers: headersOf(source), source });
        done();
      }, done);
    },
    ...options,
    logger: false,
    closeTimeout: 100,
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    /** For `SMTP_URL`. */
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

export const mailing: typeof mailServer = async (options) => {
  const server = await mailServer(options);
  onTestFinished(() => server.close());
  return server;
};

/** What `sapin serve` is to know of one. */
export const mailSettings = ({ url }: Pick<MailServer, 'url'>) => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@larmont.example',
  MAIL_TO: 'salut@larmont.example',
});

export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Unfolded, by lower-case name; of several with one name, all of them. */
function headersOf(source: string) {
  const headers = new Map<string, string[]>();
  const lines = source
    .slice(0, source.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!-9;-~]+): ?(.*)$/s.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return headers;
}
