import { useSyncExternalStore } from 'react';

/** False during hydration, so that the first render matches the prerendered page; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
