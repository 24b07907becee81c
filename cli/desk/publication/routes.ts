import { type Context, Hono } from 'hono';
import type { Author, ContentPublication } from './publication.ts';

/** The requests of the contract that are about what visitors read: `/publication`, `/publish` and `/propose`. */
export function publicationRoutes(publication: ContentPublication): Hono {
  const routes = new Hono();
  routes.get('/publication', async (context) => context.json(await publication.read()));
  routes.post('/publish', async (context) => {
    const { sentence, author } = await given(context);
    return context.json(await publication.publish(sentence, author));
  });
  routes.post('/propose', async (context) => {
    const { sentence, author } = await given(context);
    return context.json(await publication.propose(sentence, author));
  });
  return routes;
}

/** Without a sentence, one is made. */
async function given(
  context: Context,
): Promise<{ readonly sentence: string; readonly author: Author | undefined }> {
  const { sentence, author } = (await context.req.json().catch(() => ({}))) as Readonly<
    Record<string, unknown>
  >;
  const { name, email } = (author ?? {}) as Readonly<Record<string, unknown>>;
  const isAuthor = typeof name === 'string' && typeof email === 'string' && name + email !== '';
  return {
    sentence: typeof sentence === 'string' ? sentence : '',
    author: isAuthor ? { name, email } : undefined,
  };
}
