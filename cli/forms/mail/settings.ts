import type { CommandWords } from '../../core/messages/commands/fr.ts';

/** In milliseconds, unless `SMTP_URL` sets another: `?socketTimeout=5000`. */
export const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Where mail goes, and through which server. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` where TLS comes first. */
  readonly server: string;
  readonly from: string;
  readonly to: string;
  /** Whether visitors are sent a copy. */
  readonly copies: boolean;
}

interface SettingsFault {
  readonly fault: keyof CommandWords['mail']['faults'];
  /** Of settings. */
  readonly names: string;
}

const REQUIRED = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;

/** The settings in an environment; `undefined` when it has none of them. */
export function mailSettings(env: NodeJS.ProcessEnv): MailSettings | SettingsFault | undefined {
  const names = REQUIRED.filter((name) => !env[name]);
  if (names.length === REQUIRED.length) return undefined;
  if (names.length > 0) return { fault: 'missing', names: names.join(', ') };
  const { SMTP_URL: server = '', MAIL_FROM: from = '', MAIL_TO: to = '', MAIL_COPIES } = env;
  const query = URL.canParse(server) ? [...new URL(server).searchParams.keys()] : [];
  // Its query sets nothing else, such as what keeps mail encrypted.
  const setsTimeoutsAlone = query.every((name) => Object.hasOwn(TIMEOUTS, name));
  if (!URL.canParse(server) || !/^smtps?:\/\/[^/?]/.test(server) || !setsTimeoutsAlone)
    return { fault: 'server', names: 'SMTP_URL' };
  if (!isMailAddress(from)) return { fault: 'address', names: 'MAIL_FROM' };
  if (!isMailAddress(to)) return { fault: 'address', names: 'MAIL_TO' };
  return { server, from, to, copies: MAIL_COPIES === '1' };
}

/**
 * Whether a text is one address that no mail program reads as anything else: the pattern of HTML's email field, with
 * letters of all languages in the domain. Forms take more, and keep it; it is not written to.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)*$/u.test(
      text,
    )
  );
}
