import { useRef } from 'react';

/** Items keep their place on the screen, open or closed, focused or not, when others come, go and move. */
export function useItemKeys(length: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const fresh = useRef(-1);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return {
    at: (index: number) => keys.current[index] ?? index,
    isNew: (index: number) => keys.current[index] === fresh.current,
    added: () => {
      fresh.current = next.current++;
      keys.current.push(fresh.current);
    },
    removed: (index: number) => {
      keys.current.splice(index, 1);
    },
    moved: (index: number, to: number) => {
      keys.current.splice(to, 0, ...keys.current.splice(index, 1));
    },
  };
}
