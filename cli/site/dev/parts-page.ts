import type { Plugin } from 'vite';

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Parts</title>
    <style>@layer reset, tokens, base, components, pages, overrides;</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/parts/main.tsx"></script>
  </body>
</html>
`;

/** In development, `/_parts` shows every component in every state, on one page. The build knows nothing of it. */
export function partsPage(): Plugin {
  return {
    name: 'parts-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/_parts', (_, response, next) => {
        server.transformIndexHtml('/_parts', document).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}
