import { type ReactNode, useEffect, useRef } from 'react';

interface PressedProps {
  /** Of the button in `children` that is pressed once they are there. */
  readonly selector: string;
  readonly children: ReactNode;
}

/** `children` as they are after a press of a button. */
export function Pressed({ selector, children }: PressedProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector<HTMLButtonElement>(selector)?.click(), [selector]);
  return <div ref={around}>{children}</div>;
}
