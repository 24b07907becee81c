export function pointerSteps(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerTo(parent: string, step: string | number): string {
  return `${parent}/${typeof step === 'number' ? step : step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What holds the value at `pointer`. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
