// Built files of pictures.
import type { PictureFile } from '../components/built-picture.ts';

let files: ReadonlyMap<string, PictureFile> = new Map();

/** @param known by the address that `generated/` has for them; without it, pictures stay as the content names them */
export function setPictureFiles(known: ReadonlyMap<string, PictureFile>): void {
  files = known;
}

/** The address under which the picture at `src` is served. */
export function servedAt(src: string): string {
  return files.get(src)?.src ?? src;
}

/** The same JSON, with the built file in each picture. */
export function withPictureFiles<T>(json: T): T {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(withPictureFiles) as T;
  const copy: Record<string, unknown> = { ...(json as Record<string, unknown>) };
  for (const name in copy) copy[name] = withPictureFiles(copy[name]);
  return ('alt' in copy ? Object.assign(copy, files.get(String(copy.src))) : copy) as T;
}
