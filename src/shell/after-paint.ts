/**
 * Runs `work` once the next frame stands on the screen, so that what the visitor sees does not wait for it.
 * @returns cancels it, when it has not run yet
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
