import { EventEmitter, once } from 'node:events';
import { Server } from 'node:http';
import { createServer } from 'vite';
import { liveContent } from '../../../../cli/site/dev/live-content.ts';
import { makeProject } from '../../content-folder.ts';

test.each(['client', 'ssr'] as const)(
  'what a loading page is given while the content changes is not kept: %s',
  async (name) => {
    const project = makeProject();
    const { root, contentDir: content, out: generated } = project;
    const page = new EventEmitter();
    const server = await createServer({
      configFile: false,
      root,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, hmr: { server: new Server() } },
      plugins: [
        {
          name: 'slow',
          async transform(_, id) {
            if (id.endsWith('/towns.ts') && page.emit('loading')) await once(page, 'go on');
          },
        },
        liveContent({ content, generated, dist: '', cache: '', alias: { '#generated': generated } }),
      ],
    });
    onTestFinished(() => server.close());
    const read = async () => (await server.environments[name].transformRequest('/generated/towns.ts'))?.code;
    const tell = vi.spyOn(server.environments.client.hot, 'send');

    const loading = once(page, 'loading');
    const first = read();
    await loading;
    project.write('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n');
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith('sapin:content'), 10_000);
    page.emit('go on');
    expect(await first).not.toContain('Turckheim');
    expect(await read()).toContain('Turckheim');
  },
);
