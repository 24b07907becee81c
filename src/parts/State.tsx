import { type ReactNode, useEffect, useRef } from 'react';

interface StateProps {
  readonly shows: 'hover' | 'focus-visible' | 'active';
  readonly children: ReactNode;
}

/** The first thing that one can press in `children`, as if it were pointed at, focused or pressed. */
export function State({ shows, children }: StateProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = around.current?.querySelector('a, button, input, select, textarea, summary');
    control?.setAttribute('data-shows', shows);
  }, [shows]);
  return <div ref={around}>{children}</div>;
}
