import { bundled } from '../../bundle.mjs';
import type { Shop } from './shop.ts';

/**
 * `sapin generate`, in the process of the build. When the content is at fault the process ends here, after what the command
 * has said and with its status: nothing is built.
 */
export async function generate({ content, generated }: Shop): Promise<void> {
  const { main } = (await import(await bundled('main'))) as { main(args: string[]): Promise<void> };
  await main(['generate', '--content', content, '--out', generated]);
  if (process.exitCode) process.exit();
}
