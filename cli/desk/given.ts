import type { Context, Hono } from 'hono';
import { Unanswered } from './refused.ts';
import { WORDS } from './words.ts';

/** The body of a request. */
export type Given = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function givenIn({ req }: Context): Promise<Given> {
  const given: unknown = await req.json().catch(() => undefined);
  if (!isRecord(given)) throw new Unanswered(400, WORDS.badRequest);
  return given;
}

/** Adds the answers to what is posted. */
export function posting(api: Hono) {
  return (path: string, answer: (given: Given) => unknown) =>
    api.post(path, async (context) => context.json(await answer(await givenIn(context))));
}
