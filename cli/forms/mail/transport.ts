import type { Email } from './email.ts';
import { type MailSettings, TIMEOUTS } from './settings.ts';

export interface Transport {
  /** Resolves once the server has taken the email; rejects with an error for `failureOf`. */
  send(email: Email): Promise<void>;
  /** Ends the connection; the next email opens another. */
  rest(): void;
}

/** Sends over one connection, one email after another. */
export async function smtpTransport({ server, from }: MailSettings): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(server);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const open = () =>
    createTransport({
      url: server,
      // A password or a visitor's words never leave this machine unencrypted.
      requireTLS: !isHere,
      ignoreTLS: isHere && protocol === 'smtp:',
      pool: true,
      maxConnections: 1,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ to, replyTo, headers, ...email }) {
      opened ??= open();
      await opened.sendMail({
        ...email,
        from,
        to,
        ...(replyTo && { replyTo }),
        headers: { ...headers },
        // Set here, so that nothing in a header can become a recipient.
        envelope: { from, to: [to] },
      });
    },
    rest() {
      opened?.close();
      opened = undefined;
    },
  };
}
