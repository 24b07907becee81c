import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMessages } from '../../../../../cli/forms/store/messages.ts';
import { shop } from '../../../../shop.mjs';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { KILLS, TIME_LIMIT } from '../../../thorough.ts';
import { newStore } from '../../kept.ts';
import { OPENED } from '../../serve/requests.ts';
import { startServer } from '../../serve/start-server.ts';
import { mailServer } from '../smtp.ts';

test(
  `of what was answered before ${KILLS} kills every message arrives, under one Message-ID`,
  async () => {
    const mail = await mailServer();
    onTestFinished(() => mail.close());
    const submissions = path.join(temporaryFolder(), 'submissions');
    const start = () =>
      startServer(['--submissions', submissions, '--content', shop.content], {
        SMTP_URL: mail.url,
        MAIL_FROM: 'site@larmont.example',
        MAIL_TO: 'salut@larmont.example',
      });
    const answered: string[] = [];
    let sent = 0;
    for (let n = 0; n < KILLS; n++) {
      const { address, kill } = await start();
      const killed = sleep(Math.random() * 60).then(kill);
      const visitor = async () => {
        for (;;) {
          sent += 1;
          const name = `n° ${sent}`;
          const body = JSON.stringify({
            name,
            email: 'anne@courriel.example',
            subject: 'autre',
            message: 'é',
            ...OPENED,
          });
          const response = await fetch(`${address}/functions/v1/contact-form`, {
            method: 'POST',
            body,
          }).catch(() => undefined);
          if (!response) return;
          if (response.ok) answered.push(name);
          else await sleep(5);
        }
      };
      await Promise.all([killed, visitor(), visitor()]);
    }
    const last = await start();
    onTestFinished(() => last.kill());
    const { store } = newStore(submissions);
    const kept = await readMessages(store);
    expect(kept.map(({ fields }) => fields.name)).toEqual(expect.arrayContaining(answered));
    await vi.waitFor(
      async () => {
        const messages = await readMessages(store);
        expect(messages.filter(({ delivery }) => delivery.state !== 'sent')).toEqual([]);
      },
      { timeout: 60_000, interval: 100 },
    );
    const arrived = new Map(
      mail.taken.map(({ headers, source }) => [
        headers.get('message-id')?.[0],
        /n=C2=B0 \d+/.exec(source)?.[0],
      ]),
    );
    // As many Message-IDs as messages: what was sent twice, because the kill came before the note, bears the same.
    expect(arrived.size).toBe(kept.length);
    expect(new Set(arrived.values()).size).toBe(kept.length);
  },
  TIME_LIMIT,
);
