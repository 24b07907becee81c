import { type Context, Hono } from 'hono';
import type { Sending } from './commit.ts';
import type { Sides } from './incoming.ts';
import type { ContentPublication } from './publication.ts';

/**
 * The requests of the contract that are about what visitors read.
 * @param look fetches what others have published, and reports when something came
 */
export function publicationRoutes(publication: ContentPublication, look: () => Promise<void>): Hono {
  const routes = new Hono();
  routes.get('/publication', async (context) =>
    context.json(await publication.read(context.req.queries('without'))),
  );
  routes.post('/look', (context) => {
    void look();
    return context.body(null, 204);
  });
  routes.post('/receive', async (context) => {
    const { revision, sides } = await body(context);
    const isChosen = typeof sides === 'object' && sides !== null;
    const chosen = isChosen ? (sides as Sides) : {};
    return context.json(await publication.receive(String(revision), chosen));
  });
  routes.post('/publish', async (context) => {
    return context.json(await publication.publish(await given(context)));
  });
  routes.post('/propose', async (context) => {
    return context.json(await publication.propose(await given(context)));
  });
  return routes;
}

async function body(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const given: unknown = await context.req.json().catch(() => ({}));
  return (given ?? {}) as Readonly<Record<string, unknown>>;
}

/** Without a sentence, one is made. */
async function given(context: Context): Promise<Sending> {
  const { sentence, author, without, revision } = await body(context);
  const { name, email } = (author ?? {}) as Readonly<Record<string, unknown>>;
  const isAuthor = typeof name === 'string' && typeof email === 'string' && name + email !== '';
  return {
    sentence: typeof sentence === 'string' ? sentence : '',
    author: isAuthor ? { name, email } : undefined,
    without: Array.isArray(without) ? without.map(String) : undefined,
    revision: typeof revision === 'string' ? revision : undefined,
  };
}
