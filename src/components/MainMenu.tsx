import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useEffect, useState } from 'react';
import type { Navigation } from '#generated/types.ts';
import { ui } from '../shell/shell.static.ts';
import { fill } from '../text/fill.ts';
import { Icon } from './Icon.tsx';
import styles from './MainMenu.module.css';
import { NewTabHint } from './NewTabHint.tsx';

type Item = Navigation['header']['menu'][number];

interface MainMenuProps {
  readonly items: readonly Item[];
  readonly path: string;
  readonly onFollow: () => void;
}

/** `pointed` submenus close when the pointer leaves; `kept` ones, opened by click or keyboard, do not. */
type Open = { readonly href: string; readonly by: 'pointed' | 'kept' } | null;

/** Memoized, so that on a phone it opens in one frame. */
export const MainMenu = memo(function MainMenu({ items, path, onFollow }: MainMenuProps) {
  const [open, setOpen] = useState<Open>(null);

  useEffect(() => {
    if (!open) return;
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  const follow = () => {
    setOpen(null);
    onFollow();
  };

  return (
    <ul className={styles.menu}>
      {items.map((item) =>
        item.submenu ? (
          <ItemWithSubmenu
            key={item.href}
            item={item}
            submenu={item.submenu}
            path={path}
            open={open?.href === item.href ? open : null}
            setOpen={setOpen}
            onFollow={follow}
          />
        ) : (
          <li key={item.href} className={styles.item}>
            <MenuLink item={item} path={path} onFollow={follow} />
          </li>
        ),
      )}
    </ul>
  );
});

interface ItemWithSubmenuProps {
  readonly item: Item;
  readonly submenu: NonNullable<Item['submenu']>;
  readonly path: string;
  readonly open: Open;
  readonly setOpen: (open: Open) => void;
  readonly onFollow: () => void;
}

function ItemWithSubmenu({ item, submenu, path, open, setOpen, onFollow }: ItemWithSubmenuProps) {
  const keep = () => setOpen({ href: item.href, by: 'kept' });
  const close = () => setOpen(null);

  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !open) setOpen({ href: item.href, by: 'pointed' });
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && open?.by === 'pointed') close();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open?.by === 'kept' && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const sublinks = [...currentTarget.querySelectorAll<HTMLElement>(':scope ul a')];
    const position = sublinks.indexOf(document.activeElement as HTMLElement);
    if (key === 'Escape' && open) {
      event.preventDefault();
      close();
      currentTarget.querySelector('button')?.focus();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      keep();
      const next = key === 'ArrowDown' ? position + 1 : position < 0 ? -1 : position - 1;
      // Not focusable before React has rendered the submenu open.
      requestAnimationFrame(() => sublinks.at(next % sublinks.length)?.focus());
    } else if (position >= 0 && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      sublinks.at(key === 'Home' ? 0 : -1)?.focus();
    }
  };

  const id = `menu${item.href.replaceAll('/', '-')}`;
  return (
    <li
      className={styles.item}
      data-open={open !== null}
      onPointerEnter={point}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={press}
    >
      <MenuLink item={item} path={path} onFollow={onFollow} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open !== null}
        aria-controls={id}
        aria-label={fill(ui.submenu, { name: item.name })}
        onClick={open?.by === 'kept' ? close : keep}
      >
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.submenu}>
        {submenu.map((entry) => (
          <li key={entry.href}>
            <MenuLink item={entry} path={path} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MenuLinkProps {
  readonly item: Pick<Item, 'name' | 'href' | 'external'>;
  readonly path: string;
  readonly onFollow: () => void;
}

function MenuLink({ item: { name, href, external }, path, onFollow }: MenuLinkProps) {
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener" className={styles.link}>
        {name}
        <NewTabHint />
      </a>
    );
  }
  const isHere = path === href;
  const isAround = path.startsWith(`${href}/`);
  return (
    <a
      href={href}
      className={styles.link}
      data-around={isAround}
      aria-current={isHere ? 'page' : undefined}
      onClick={onFollow}
    >
      {name}
    </a>
  );
}
