/** Keeps what has the focus where it is in the window while what is around it comes and goes, as long as the page is open. */
export function keepSteady(around: HTMLElement | null): void {
  if (around === null) return;
  let held: Element | null = null;
  let top = 0;
  let scrolled = 0;
  const hold = () => {
    held = document.activeElement;
    top = held ? topOf(held) : 0;
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(() => {
    const isHere = held === document.activeElement && held !== around && around.contains(held);
    if (held && isHere) window.scrollBy(0, topOf(held) - top);
    hold();
  });
  observer.observe(around);
  around.addEventListener('focusin', hold);
  // By how much: its position may be out of date already.
  window.addEventListener('scroll', () => {
    top -= window.scrollY - scrolled;
    scrolled = window.scrollY;
  });
}

/** Where an element would be in the window if nothing around it was scrolled but the page. */
function topOf(element: Element): number {
  let { top } = element.getBoundingClientRect();
  for (let around = element.parentElement; around?.parentElement; around = around.parentElement)
    top += around.scrollTop;
  return top;
}

/** Reserves the foot of the window for a bar: what has the focus is scrolled above it. */
export function takeFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const name = `--${bar.dataset.foot}-size`;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(name, `${bar.offsetHeight}px`);
    const held = document.activeElement;
    const top = held?.getBoundingClientRect().top ?? -1;
    if (!bar.contains(held) && top >= 0 && top < window.innerHeight)
      held?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
