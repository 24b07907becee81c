// Kills of servers that take messages and send them on.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countEmails } from '../../../../../cli/forms/store/emails.ts';
import { readMessages } from '../../../../../cli/forms/store/messages.ts';
import { faultsOf } from '../../../../../cli/forms/store/upkeep.ts';
import { shop } from '../../../../shop.mjs';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { KILLS, TIME_LIMIT } from '../../../thorough.ts';
import { newStore } from '../../kept.ts';
import { mailing, mailSettings } from '../../mail/smtp.ts';
import { MESSAGE } from '../requests.ts';
import { serving, startServer } from '../start-server.ts';

/** Longer than a page of memory, so that a write can be cut in two. */
const TEXT = 'é'.repeat(4500);

test(
  `of what was answered before ${KILLS} kills nothing is lost, torn or twice there, and all arrives under one Message-ID`,
  async () => {
    const mail = await mailing();
    const submissions = path.join(temporaryFolder(), 'submissions');
    const call = [['--submissions', submissions, '--content', shop.content], mailSettings(mail)] as const;
    const answered: string[] = [];
    /** What no server has answered yet: whether it arrived nobody knows. */
    const open: string[] = [];
    let sent = 0;
    let repeated = 0;
    for (let n = 0; n < KILLS; n++) {
      const { kill, post } = await startServer(...call);
      const before = answered.length;
      /** Sends messages one after the other until the server is gone, first those that are open. */
      const visitor = async () => {
        for (;;) {
          const again = open.shift();
          if (again === undefined) sent += 1;
          else repeated += 1;
          const name = again ?? `n° ${sent}`;
          const answer = await post('contact-form', { ...MESSAGE, name, message: TEXT }).catch(
            () => undefined,
          );
          if (answer?.ok) answered.push(name);
          else open.push(name);
          if (!answer) return;
          if (!answer.ok) await sleep(5);
        }
      };
      const visitors = [visitor(), visitor(), visitor()];
      while (answered.length === before) await sleep(1);
      await sleep(Math.random() * 60);
      await kill();
      await Promise.all(visitors);
    }
    await serving(...call);
    const { store } = newStore(submissions);
    expect(store.kind === 'sqlite' ? await faultsOf(store) : []).toEqual([]);
    const kept = await readMessages(store);
    const names = kept.map(({ fields }) => String(fields.name));
    expect(names).toEqual(expect.arrayContaining(answered));
    expect(new Set(names).size).toBe(names.length);
    expect(kept.every(({ fields }) => fields.message === TEXT)).toBe(true);
    expect(repeated).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await countEmails(store)).toEqual({ waiting: 0, failed: 0 }), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await readMessages(store)).every(({ delivery }) => delivery.state === 'sent')).toBe(true);
    const first = (name: string) => mail.taken.map(({ headers }) => headers.get(name)?.[0]);
    const arrived = new Map(first('message-id').map((id, at) => [id, first('subject')[at]]));
    // As many Message-IDs as messages: what was sent twice, because the kill came before the note, bears the same.
    expect(arrived.size).toBe(kept.length);
    expect(new Set(arrived.values()).size).toBe(kept.length);
  },
  TIME_LIMIT,
);
