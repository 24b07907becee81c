import { Hono } from 'hono';
import { type Given, isRecord, posting } from '../given.ts';
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
  const post = posting(routes);
  post('/receive', ({ revision, sides }) =>
    publication.receive(String(revision), isRecord(sides) ? (sides as Sides) : {}),
  );
  post('/publish', (given) => publication.publish(sendingOf(given)));
  post('/propose', (given) => publication.propose(sendingOf(given)));
  return routes;
}

/** Without a sentence, one is made. */
function sendingOf({ sentence, author, without, revision }: Given): Sending {
  const { name, email } = (author ?? {}) as Given;
  const isAuthor = typeof name === 'string' && typeof email === 'string' && name + email !== '';
  return {
    sentence: typeof sentence === 'string' ? sentence : '',
    author: isAuthor ? { name, email } : undefined,
    without: Array.isArray(without) ? without.map(String) : undefined,
    revision: typeof revision === 'string' ? revision : undefined,
  };
}
