import { bundled } from '../../../cli/bundle.mjs';

/**
 * `sapin generate`, in the process of the build. When the content is at fault the process ends here, after what the command
 * has said and with its status: nothing is built.
 */
export async function generate(): Promise<void> {
  process.argv.splice(1, Number.POSITIVE_INFINITY, 'sapin', 'generate');
  await import(await bundled('main'));
  if (process.exitCode) process.exit();
}
