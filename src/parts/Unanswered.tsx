import { type ReactNode, useEffect, useRef } from 'react';

interface UnansweredProps {
  /** A form with a field for an address. */
  readonly children: ReactNode;
}

/** The form while it is sent: its request gets no answer, ever. */
export function Unanswered({ children }: UnansweredProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = around.current?.querySelector('form');
    const email = form?.querySelector<HTMLInputElement>('[type=email]');
    if (!form || !email) return;
    const { fetch } = window;
    window.fetch = () => new Promise(() => {});
    email.value = 'visiteur@noel.example';
    form.requestSubmit();
    window.fetch = fetch;
  }, []);
  return <div ref={around}>{children}</div>;
}
