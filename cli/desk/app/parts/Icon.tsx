import styles from './Icon.module.css';

/** On a 24 by 24 grid, with a stroke of 1.6 and round caps, as those of the site. */
const drawings = {
  today: 'M4 11.5 12 5l8 6.500V20h-5.500v-5h-5v5H4v-8.500Z',
  site: 'M3.500 5h17v14h-17V5Zm0 4h17M6.500 7h.1m2.400 0h.1',
  history: 'M4.500 12a7.500 7.500 0 1 0 2.300-5.400L4.500 9m0-4.500V9H9m3-1.500V12l3 2',
  publish: 'M12 15.500V4.500m-4.500 4L12 4.500l4.500 4M5 14v5.500h14V14',
  inbox: 'M3.500 6h17v12.500h-17V6Zm0 .8 8.500 6.700 8.500-6.700',
  season: 'M4.500 6.500h15v13h-15v-13Zm0 4h15M8.500 4v4m7-4v4m-6 8 1.800 1.800L15 14.200',
  spelling: 'm3.500 15 4-10.500 4 10.500M4.800 11.500h5.400m2.800 5 2.500 2.500L21 13.500',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.700-1.800L20 20',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V5.500M6 11l6-5.500 6 5.500',
  down: 'M12 5v13.500M6 13l6 5.500 6-5.500',
  remove: 'M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.400L17 7m-7 3.500v6m4-6v6',
  chevron: 'm6 9.500 6 6 6-6',
  right: 'M4 12h15.500M13 5.500 19.500 12 13 18.500',
  left: 'M20 12H4.500M11 5.500 4.500 12l6.500 6.500',
  undo: 'M8.500 6 4 10.500 8.500 15M4 10.500h10a5.500 5.500 0 0 1 0 11h-3',
  redo: 'M15.500 6l4.500 4.500-4.500 4.500M20 10.500H10a5.500 5.500 0 0 0 0 11h3',
  check: 'm4.500 12.800 4.700 4.700L19.500 7',
  alert: 'M12 4 2.800 19.500h18.400L12 4Zm0 5.600v4.600m0 2.600v.1',
  question:
    'M9 9.200a3 3 0 1 1 4.300 2.700c-.9.5-1.300 1.100-1.300 2.100m0 3v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  unfinished: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.500V12l3 2',
  more: 'M5.500 12h.1m6.400 0h.1m6.400 0h.1',
  phone: 'M7.500 3.500h9v17h-9v-17Zm3.500 14h2',
  screen: 'M3.500 5h17v11h-17V5ZM9 20h6m-3-4v4',
  touch: 'm5 19 1-4L16.500 4.500l3 3L9 18l-4 1Zm9-12 3 3',
  picture: 'M4 5h16v14H4V5Zm0 11 4.500-4.500 3.500 3.500 3-3 5 5M15.500 9h.1',
  link: 'M10 14a4 4 0 0 0 6 .4l2.600-2.600a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.4l-2.600 2.600a4 4 0 0 0 5.700 5.700l1.400-1.400',
  table: 'M4 5h16v14H4V5Zm0 4.700h16M4 14.300h16M10.500 5v14',
  bullets: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.1m-.1 5.500h.1m-.1 5.500h.1',
  numbers:
    'M10 6.500h10M10 12h10M10 17.500h10M4 5.500l1.500-1V10M4 15c.5-1 2.500-1 2.500.3 0 1.200-2.500 2.200-2.500 3.700h2.700',
  outside: 'M13.500 5H19v5.500M19 5l-8 8M16.500 13.500V19H5V7.500h5.500',
} as const;

export type IconName = keyof typeof drawings;

/** Beside words with the same meaning, so that it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
