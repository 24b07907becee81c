/** In linear time, unlike `/\/+$/`, which tries each slash of a long row that is not at the end. */
export function withoutFinalSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
