import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lastingFolder } from '../../../../temporary-folder.ts';
import { KILLS, TIME_LIMIT } from '../../../thorough.ts';
import { fieldsIn, newStore } from '../../kept.ts';
import { OPENED } from '../requests.ts';
import { startServer } from '../start-server.ts';

const folder = lastingFolder();

/** So many servers live side by side, each with a file of its own. */
const LANES = 4;

interface Lane {
  readonly submissions: string;
  /** Numbers of the messages that a server said it keeps. */
  readonly answered: number[];
  /** Numbers of the messages that no server has answered yet. */
  readonly open: number[];
  /** How many of them were sent a second time. */
  repeated: number;
  sent: number;
}

async function post(address: string, number: number): Promise<boolean> {
  const body = JSON.stringify({
    name: `n° ${number}`,
    email: 'anne@courriel.example',
    subject: 'autre',
    // Longer than a page of memory, so that a write can be cut in two.
    message: 'é'.repeat(4500),
    ...OPENED,
  });
  const headers = { authorization: 'Bearer ', 'content-type': 'application/json' };
  const response = await fetch(`${address}/functions/v1/contact-form`, { method: 'POST', headers, body });
  return response.ok;
}

/** Sends messages one after the other, until the server is gone: first those of which nobody knows whether they arrived. */
async function keepSending(address: string, lane: Lane): Promise<void> {
  for (;;) {
    const again = lane.open.shift();
    if (again === undefined) lane.sent += 1;
    else lane.repeated += 1;
    const number = again ?? lane.sent;
    const isKept = await post(address, number).catch(() => undefined);
    if (isKept === undefined) lane.open.push(number);
    if (isKept === undefined) return;
    if (isKept) lane.answered.push(number);
  }
}

/** A server that is killed some milliseconds after it first answered one of three visitors. */
async function killOne(lane: Lane): Promise<void> {
  const { address, kill } = await startServer(['--submissions', lane.submissions]);
  const before = lane.answered.length;
  const visitors = [1, 2, 3].map(() => keepSending(address, lane));
  while (lane.answered.length === before) await sleep(1);
  await sleep(Math.random() * 25);
  await kill();
  await Promise.all(visitors);
}

test(
  `of what was answered before ${KILLS} kills nothing is lost, torn or twice there`,
  async () => {
    const lanes = Array.from({ length: LANES }, (_, index): Lane => {
      const submissions = path.join(folder, String(index));
      return { submissions, answered: [], open: [], repeated: 0, sent: 0 };
    });
    await Promise.all(
      lanes.map(async (lane) => {
        for (let n = 0; n < KILLS / LANES; n++) await killOne(lane);
        // The last word: whatever the last kill tore is gone now.
        const { address, kill } = await startServer(['--submissions', lane.submissions]);
        lane.sent += 1;
        if (await post(address, lane.sent)) lane.answered.push(lane.sent);
        await kill();
      }),
    );
    for (const { submissions, answered, repeated } of lanes) {
      const { store } = newStore(submissions);
      expect(await store.faults()).toEqual([]);
      const messages = await fieldsIn(store);
      expect(messages.every(({ message }) => message === 'é'.repeat(4500))).toBe(true);
      const numbers = messages.map(({ name }) => Number(String(name).replace('n° ', '')));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(answered.length).toBeGreaterThan(KILLS / LANES);
      expect(repeated).toBeGreaterThan(0);
      expect(answered.filter((number) => !numbers.includes(number))).toEqual([]);
    }
  },
  TIME_LIMIT,
);
