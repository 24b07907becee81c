import { bundled } from '../../tools/bundle.mjs';
import type { Shop } from './shop.ts';

/** Runs `sapin generate` in the process of the build, which ends here with its status when the content is at fault. */
export async function generateModules({ content, generated }: Shop): Promise<void> {
  const { main } = (await import(await bundled('main'))) as { main(args: string[]): Promise<void> };
  await main(['generate', '--content', content, '--out', generated]);
  if (process.exitCode) process.exit();
}
