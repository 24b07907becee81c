// The contact form, filled in with what somebody wants to ask.
import { paths } from '#generated/routes.ts';
import type { Link, Request } from '#generated/types.ts';
import { fill } from '../text/fill.ts';

export function linkOf(
  { label, subject, message }: Request,
  values: Readonly<Record<string, string>> = {},
): Link {
  const filled = new URLSearchParams({ sujet: subject, message: fill(message, values) });
  return { label, href: `${paths.contact()}?${filled}` };
}
