import type { CommandWords } from '../../core/messages/commands/fr.ts';
import { shorten } from '../../core/text/shorten.ts';

/** What went wrong between here and a mail server. */
export type FailureKind = keyof CommandWords['mail']['reasons'];

export interface Failure {
  readonly kind: FailureKind;
  /** The message of the server or the network, in one line. */
  readonly detail: string;
  /** Whether it concerns this mail alone: the next one may go through. */
  readonly isOfMail: boolean;
  /** Whether to try again is of no use. */
  readonly isFinal: boolean;
}

type MailError = Pick<Error, 'message'> &
  Partial<Readonly<Record<'code' | 'command' | 'response', string>>> & { readonly responseCode?: number };

export function failureOf(error: MailError): Failure {
  const { code = '', command = '', message, response, responseCode = 0 } = error;
  const detail = oneLine(response || message);
  const kind = kindOf(code, command, message);
  const isRefused = responseCode >= 500;
  // Who may send, and through which server, can be set right; what was typed cannot.
  const isOfMail = kind === 'message' || kind === 'recipient' || kind === 'other';
  return { kind, detail, isOfMail, isFinal: isOfMail && isRefused };
}

function kindOf(code: string, command: string, message: string): FailureKind {
  if (code === 'EDNS') return 'unknown-host';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ETLS' || /certificate|SSL|TLS|wrong version number/i.test(message)) return 'tls';
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'login';
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender';
  if (code === 'EMESSAGE') return 'message';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) return 'no-answer';
  return code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EPROTOCOL' ? 'broken' : 'other';
}

/** Without what could be taken for a second line, shortened. */
export function oneLine(text: string, most = 300): string {
  return shorten(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), most);
}
