import { type Environment, type JournalEntry, json, receive } from './receive.ts';

interface HandlerOptions extends Omit<Environment, 'now'> {
  /** The site's own, when the functions are at another: `https://www.sapin.example`. */
  readonly origin?: string;
  /** Resolves once the entry is stored for good; the visitor waits for it. */
  keep(entry: JournalEntry): Promise<void>;
}

/** The form functions as a web-standard handler, for hosts that run one: `export default { fetch: fetchHandler({ … }) }`. */
export function fetchHandler({
  origin,
  keep,
  ...environment
}: HandlerOptions): (request: Request) => Promise<Response> {
  const answerTo = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS' && origin !== undefined) return new Response(null, { status: 204 });
    try {
      const { answer, entry } = await receive(request, { ...environment, now: Date.now() });
      if (entry) await keep(entry);
      return answer;
    } catch (error) {
      console.error(`${new URL(request.url).pathname}: ${error instanceof Error ? error.message : error}`);
      return json({ error: 'not kept' }, 500);
    }
  };
  if (origin === undefined) return answerTo;
  return async (request) => {
    const answer = await answerTo(request);
    answer.headers.set('Access-Control-Allow-Origin', origin);
    answer.headers.set('Access-Control-Allow-Headers', 'authorization, content-type');
    answer.headers.set('Vary', 'Origin');
    return answer;
  };
}
