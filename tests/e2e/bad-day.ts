// The contact form, filled in, and a server that fails at will.
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { callsOf, contact, using } from './forms.ts';
import { recordingServer } from './recording-server.ts';
import { visitors } from './visit.ts';

/** The browser and the application both say so when a function fails. */
const failing = /^(error: (Failed to load resource|\w*Error)|[45]\d\d:|net::)/;

export const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

export async function badDay() {
  const visitAs = visitors();
  const server = await recordingServer(inject('baseUrl'));
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  const visit: typeof visitAs = (path, options) =>
    visitAs(path, { at: server.address, expected: failing, ...options });

  const open = async () => {
    const page = await visit(contact.path);
    const filled = using(contact, page);
    await filled.fill();
    return { page, sent: callsOf(page), ...filled };
  };
  return { visit, server, open };
}
