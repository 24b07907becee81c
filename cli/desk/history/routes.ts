import path from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { runGit, tryGit } from '../../core/git/run-git.ts';
import type { RestoreRequest } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { type Given, posting } from '../given.ts';
import { Unanswered } from '../refused.ts';
import { WORDS } from '../words.ts';
import type { ContentHistory } from './history.ts';
import { restore, restorePlan } from './restore.ts';

/** The requests of the contract that are about the past: `/history` and `/restore`. */
export function historyRoutes(desk: DeskContent, history: ContentHistory): Hono {
  const routes = new Hono();
  routes.get('/history', async (context) => {
    const { pages, ...asked } = context.req.query();
    return context.json(await history.read({ ...asked, pages: Number(pages ?? 1) }));
  });
  routes.get('/history/picture', (context) => picture(context, desk, history));
  routes.get('/restore', async (context) =>
    context.json(await restorePlan(desk, history, restoreRequest(context.req.query()))),
  );
  posting(routes)('/restore', (given) => restore(desk, history, restoreRequest(given)));
  return routes;
}

function restoreRequest({ moment, day, change, subject, version }: Given): RestoreRequest {
  const optional = {
    ...(typeof subject === 'string' && { subject }),
    ...(typeof version === 'string' && { version }),
  };
  if (typeof moment === 'string')
    return { moment, ...optional, ...(typeof change === 'string' && { change }) };
  if (typeof day === 'string') return { day, ...optional };
  throw new Unanswered(400, WORDS.badRequest);
}

/** A picture as it is now, or was at a commit. What a drawing may do is left to none: it is shown, and runs nothing. */
async function picture(context: Context, desk: DeskContent, history: ContentHistory): Promise<Response> {
  const { at, path: file = '' } = context.req.query();
  const { folder } = desk.content().settings.images;
  const type = getMimeType(file);
  const isPicture =
    file.startsWith(`${folder}/`) && !file.split('/').includes('..') && type?.startsWith('image/') === true;
  const repository = isPicture ? await history.repository() : 'git';
  if (!isPicture || typeof repository === 'string') return context.body(null, 404);
  const isNow = at === undefined;
  if (!isNow && !/^[\da-f]{40,64}$/.test(at)) return context.body(null, 404);
  const object = isNow ? undefined : `${at}:${path.posix.join(repository.prefix, file)}`;
  const bytes = object === undefined ? desk.pictureOf(file) : await bytesOf(repository.top, object);
  if (!bytes) return context.body(null, 404);
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': isNow ? 'no-store' : 'private, max-age=31536000, immutable',
  });
}

async function bytesOf(top: string, object: string): Promise<Buffer | undefined> {
  const type = await tryGit(top, ['cat-file', '-t', object]);
  return type === 'blob' ? runGit(top, ['cat-file', 'blob', object]) : undefined;
}
