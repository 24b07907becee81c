import { Hono } from 'hono';
import type { ContentPublication } from '../../../../cli/desk/publication/publication.ts';
import { publicationRoutes } from '../../../../cli/desk/publication/routes.ts';
import { answerError } from '../../../../cli/desk/refused.ts';

test.each(['{"without":["articles/dem', '[]', 'null', ''])('%o publishes nothing', async (body) => {
  const publish = vi.fn();
  const routes = publicationRoutes({ publish } as unknown as ContentPublication, async () => undefined);
  const api = new Hono().onError(answerError).route('/', routes);
  const { status } = await api.request('/publish', { method: 'POST', body });
  expect([status, publish.mock.calls]).toEqual([400, []]);
});
