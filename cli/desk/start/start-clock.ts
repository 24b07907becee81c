/** Runs in a page: its clock shows a moment, `2026-12-06`, and goes on from there; its timers are those of the browser. */
export function startClock(from: string): void {
  const { now: trueNow } = Date;
  const ahead = Date.parse(from) - trueNow();
  const now = () => trueNow() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
