import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { phoneHref } from '#generated/shared/phone.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { useHolding } from '../shell/period.ts';
import { SeasonTexts } from '../shell/season.ts';
import { closedDays, navigation, site, ui } from '../shell/shell.static.ts';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { OrderLink } from './OrderLink.tsx';

/** Pixels of scroll past which the header turns translucent. */
const scrollThreshold = 10;

export function Header() {
  const { menu, order, closed } = navigation.header;
  const season = use(SeasonTexts) ?? navigation.header;
  const banner = (useHolding(closedDays).length > 0 && closed) || season.banner;
  const { pathname } = useLocation();
  const { isOpen, open, close, header, toggle } = useMobileMenu(pathname);
  const isScrolled = useSyncExternalStore(
    watchScroll,
    () => window.scrollY > scrollThreshold,
    () => false,
  );

  return (
    <header
      ref={header}
      className={`screen-only ${styles.header}`}
      data-scrolled={isScrolled}
      data-open={isOpen}
    >
      <div className={`night ${styles.banner}`} inert={isOpen}>
        {/* A key for each of its texts avoids a layout shift. */}
        <ul key={banner.join()} className={styles.announcements}>
          {banner.map((announcement) => (
            <li key={announcement}>{announcement}</li>
          ))}
          <li>
            <a href={phoneHref(site.phone)} className={`touch-target ${styles.phone}`}>
              <Icon name="phone" />
              {site.phone}
            </a>
          </li>
        </ul>
      </div>
      <div className={styles.bar}>
        <a href="/" className={`brand ${styles.brand}`} inert={isOpen}>
          <Logo />
          {site.name}
        </a>
        {/* Modal on narrow screens. */}
        <div
          className={styles.menu}
          {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': ui.mainMenu })}
        >
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label={isOpen ? ui.closeMenu : ui.openMenu}
            onClick={isOpen ? close : open}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
          <noscript>
            <a href="#menu" className={styles.toggle} aria-label={ui.openMenu}>
              <Icon name="menu" />
            </a>
          </noscript>
          <nav id="menu" className={styles.panel} aria-label={ui.mainMenu}>
            <MainMenu items={menu} path={pathname} onFollow={close} />
            <OrderLink>{order}</OrderLink>
          </nav>
        </div>
      </div>
    </header>
  );
}

function watchScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** The menu of narrow screens; while open it traps the focus and makes the rest of the page inert. */
function useMobileMenu(path: string) {
  // Storing the path closes the menu when the path changes.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenedAt(null), []);

  useEffect(() => {
    if (!isOpen) return;
    const others = [...(header.current?.parentElement?.children ?? [])].filter(
      (element) => element !== header.current,
    );
    const wide = window.matchMedia('(min-width: 68rem)');
    const closeWhenWide = () => setOpenedAt(null);
    const press = (event: KeyboardEvent) => {
      // WebKitGTK does not know the key of Shift+Tab, only where it lies.
      if (event.key === 'Tab' || event.code === 'Tab')
        keepInside(event, [toggle.current, ...focusableIn(header.current)]);
      // An open submenu handles the first Escape.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenedAt(null);
      toggle.current?.focus();
    };
    // Restyling the whole page is slow, so the menu does not wait for it.
    const cancel = afterPaint(() => {
      for (const other of others) other.toggleAttribute('inert', true);
    });
    wide.addEventListener('change', closeWhenWide);
    document.addEventListener('keydown', press);
    return () => {
      cancel();
      for (const other of others) other.toggleAttribute('inert', false);
      wide.removeEventListener('change', closeWhenWide);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);

  const open = () => {
    setOpenedAt(path);
    // Safari gives no button the focus that is clicked, and Tab would start behind the menu.
    toggle.current?.focus();
  };
  return { isOpen, open, close, header, toggle };
}

function focusableIn(header: HTMLElement | null): HTMLElement[] {
  const links = header?.querySelectorAll<HTMLElement>('nav a, nav button') ?? [];
  return [...links].filter(
    (link) => link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible',
  );
}

/** Tab wraps around at either end of `stops`. */
function keepInside(event: KeyboardEvent, stops: (HTMLElement | null)[]) {
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
