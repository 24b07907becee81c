import { serveEditor } from '../editors/server.ts';
import type { Context } from './context.ts';

/** `sapin lsp`: serves an editor until it ends. Returns the exit status. */
export function lsp({ project: { onProgress: _, ...project }, language }: Context): Promise<number> {
  return serveEditor(project, language);
}
