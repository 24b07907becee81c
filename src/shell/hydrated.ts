import { useSyncExternalStore } from 'react';

/** False while the page is as it was prerendered, so that the first render agrees with it; true from the next one on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
