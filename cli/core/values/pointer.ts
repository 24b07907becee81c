/** The fields and the places in lists that a JSON pointer names. */
export function pointerSteps(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerTo(parent: string, step: string | number): string {
  const isPlain = typeof step === 'number' || !/[~/]/.test(step);
  return `${parent}/${isPlain ? step : step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Whether a pointer leads to `ancestor` or into it. */
export function isWithin(pointer: string, ancestor: string): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

/** The last step of a pointer as it is written, or the last part of a path. */
export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
