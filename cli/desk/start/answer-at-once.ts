import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Caller, GUARD_HEADERS, type Guard } from '../guard.ts';
import { WORDS } from '../words.ts';
import { HTML, leadingPage, smallPage } from './small-page.ts';

/** Answers from the first moment on: a page that is open sends requests all the time. Returns how to begin to serve. */
export function answerAtOnce(http: Server, guard: Guard): (serve: RequestListener, upgrade: Upgrade) => void {
  let serve: RequestListener | undefined;
  let upgrade: Upgrade | undefined;
  http.on('request', (request, response) => {
    const barred = guard.bar(callerOf(request));
    for (const [name, value] of Object.entries(GUARD_HEADERS)) response.setHeader(name, value);
    if (barred?.status === 200) {
      response.setHeader('Set-Cookie', barred.cookie).setHeader('Content-Type', HTML);
      response.end(leadingPage(barred.location));
    } else if (!serve) refuse(request, response, 503, WORDS.starting);
    else if (barred) refuse(request, response, 403, WORDS[barred.why]);
    else serve(request, response);
  });
  http.on('upgrade', (request, socket, head) => {
    if (!upgrade || guard.bar(callerOf(request))) socket.destroy();
    else upgrade(request, socket, head);
  });
  return (...given) => {
    [serve, upgrade] = given;
  };
}

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

function callerOf({ method = 'GET', url = '/', headers }: IncomingMessage): Caller {
  return {
    method,
    url,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

function refuse(
  { url, headers }: IncomingMessage,
  response: ServerResponse,
  status: 403 | 503,
  words: Parameters<typeof smallPage>[0],
): void {
  const isPage = !url?.startsWith('/desk/api/') && headers.accept?.includes('text/html');
  response
    .writeHead(status, { 'Content-Type': isPage ? HTML : 'application/json' })
    .end(isPage ? smallPage(words) : JSON.stringify(words));
}
