import type { Icon as IconName } from '#generated/types.ts';
import styles from './Icon.module.css';

/** Drawings that only the interface uses; the others can be named in content. */
type InterfaceIcon =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'close'
  | 'facebook'
  | 'link'
  | 'menu'
  | 'new-tab'
  | 'pause'
  | 'play'
  | 'plus'
  | 'whatsapp';

export type AnyIcon = IconName | InterfaceIcon;

/** One family: 24 by 24, a line of 1.6, round ends, a small gap or a cut wherever paper would be cut. */
const drawings: Readonly<Record<AnyIcon, string>> = {
  alert: 'M12 4 2.8 19.5h18.4L12 4Zm0 5.6v4.6m0 2.6v.1',
  apple:
    'M12 8.2c-1.7-1.3-6.8-1.7-6.8 4.3 0 4 2.7 7.5 4.6 7.5 1 0 1.4-.6 2.2-.6s1.2.6 2.2.6c1.9 0 4.6-3.5 4.6-7.5 0-6-5.1-5.6-6.8-4.3Zm0 0c0-2.2.7-3.8 2.6-4.6',
  'arrow-left': 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5 19.5 12 13 18.5',
  ball: 'M12 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm-2-13.7V5.2h4v2.1M12 5.2V3M5.2 12.6c2.2 1.6 4.5-1.6 6.8 0s4.6-1.6 6.8 0M6 16.6c2-1.2 4 1.2 6 0s4 1.2 6 0',
  basket: 'M3.5 10.5h17l-1.7 9.5H5.2L3.5 10.5Zm4 0L11 4m5.5 6.5L13 4m-5 9.8.6 3m7.4-3-.6 3m-3.4-3v3',
  bell: 'M5 17.5c1.6-1.4 1.8-3.3 1.8-6.2C6.8 8 9 5.5 12 5.5s5.2 2.5 5.2 5.8c0 2.9.2 4.8 1.8 6.2H5ZM12 5.5V3.2M10.2 20.3a1.9 1.9 0 0 0 3.6 0',
  book: 'M12 6.3C9.8 4.9 7 4.4 3.5 4.5v13.7c3.5-.1 6.3.4 8.5 1.8 2.2-1.4 5-1.9 8.5-1.8V4.5C17 4.4 14.2 4.9 12 6.3Zm0 0V20',
  building:
    'M5 20.5v-17h9v17M14 9.5h5v11M3 20.5h18M8 7.3h.2m2.7 0h.2M8 11h.2m2.7 0h.2M8 14.7h.2m2.7 0h.2m5.3-1.7h.2m-.2 3.6h.2',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8.3 3.5V7m7.4-3.5V7M8 14h.2m3.7 0h.2m3.7 0h.2M8 17h.2m3.7 0h.2',
  candle:
    'M8.5 11.5h7V20h-7v-8.5Zm3.5 0V9.7m0 0c-1.5 0-2.4-1-2.4-2.3C9.6 5.7 11.2 4.9 12 3c.8 1.9 2.4 2.7 2.4 4.4 0 1.3-.9 2.3-2.4 2.3ZM5 20.5h14',
  check: 'm4.5 12.8 4.7 4.7L19.5 7',
  cheese:
    'M3.5 12.5 14.5 5c3 .6 5.3 3.3 6 7.5v6.5h-17v-6.5Zm0 0h17M8.5 16h.2m5.6-.6a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Zm-.5-6.6h.2',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.3l3.6 2.2',
  close: 'M5.5 5.5l13 13m0-13-13 13',
  door: 'M6 20.5V8.5C6 5.5 8.5 3.5 12 3.5s6 2 6 5v12M3.5 20.5h17M14.8 13v1.2M9 9.5c0-1.7 1.2-2.9 3-2.9s3 1.2 3 2.9',
  euro: 'M18 6.3A7.2 7.2 0 0 0 13.6 5C9.8 5 7 8 7 12s2.8 7 6.6 7c1.7 0 3.2-.5 4.4-1.3M4 10.3h9.5M4 13.7h8.5',
  facebook:
    'M14.5 20.5v-7.2h2.7l.5-3.2h-3.2V8.3c0-1.2.5-1.9 1.9-1.9h1.5V3.7c-.6-.1-1.4-.2-2.3-.2-2.6 0-4.1 1.5-4.1 4.3v2.3H8.6v3.2h2.9v7.2h3Z',
  gift: 'M4.5 11.5h15v9h-15v-9Zm-1-4h17v4h-17v-4Zm8.5 0v13m0-13C9 7.5 7.3 6.4 7.3 5c0-2.3 4-2.2 4.7 2.5C12.7 2.8 16.7 2.7 16.7 5c0 1.4-1.7 2.5-4.7 2.5Z',
  hands:
    'M3 13.5 7.2 9.3c.8-.8 2-.9 2.9-.2l1.4 1m9.5 3.4-4.2-4.2c-.8-.8-1.9-1-2.9-.5l-4.2 2.4c-.8.5-1 1.5-.5 2.2.5.7 1.4.9 2.2.5l2.4-1.3 4.6 4.5c.7.7.6 1.7 0 2.2-.6.5-1.4.4-2-.2m-3.3-2.7 3 3c.5.6.4 1.5-.1 2-.6.5-1.4.4-2-.1L5.5 15.9',
  heart:
    'M12 19.5C6.7 16 3.5 12.9 3.5 9.2 3.5 6.6 5.4 5 7.6 5c1.9 0 3.5 1.1 4.4 3 .9-1.9 2.5-3 4.4-3 2.2 0 4.1 1.6 4.1 4.2 0 3.7-3.2 6.8-8.5 10.3Z',
  house: 'M3 11.5 12 4l9 7.5M5.5 9.6v10.9h13V9.6M9.8 20.5v-6h4.4v6M5.5 14.5h4.3m4.4 0h4.3M12 4v7',
  leaf: 'M5 19c-1.4-8.5 3.5-14 14.5-14.5C19.8 14.5 14.5 19.7 6.8 17.6M4 20.5C6.5 15.5 9.5 12.2 14 9.5',
  link: 'M10 13.8a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.3 1.3m2.2 3.9a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  mail: 'M3.5 5.5h17v13h-17v-13Zm0 .8L12 13l8.5-6.7',
  'map-pin':
    'M12 21c-4.3-4.5-6.5-8-6.5-11.2C5.5 6 8.4 3.5 12 3.5s6.5 2.5 6.5 6.3C18.5 13 16.3 16.5 12 21Zm0-8.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  'new-tab': 'M9.5 5.5h-5v14h14v-5M13.5 4h6.5v6.5M20 4l-9 9',
  pause: 'M8.5 5v14m7-14v14',
  phone:
    'M8.3 4H4.8c-.7 0-1.3.6-1.2 1.3.6 8 7.1 14.5 15.1 15.1.7.1 1.3-.5 1.3-1.2v-3.5l-4.3-1.9-2.2 2.2c-2.3-1.1-4.4-3.2-5.5-5.5l2.2-2.2L8.3 4Z',
  play: 'M7.5 4.8v14.4L19 12 7.5 4.8Z',
  plus: 'M12 5v14M5 12h14',
  recycle:
    'M8.6 8.7 12 3.5l3.3 5M12.6 4.4l-.6-.9M17 11.2l2.9 4.9c.8 1.4-.1 2.9-1.6 2.9h-4.6m2.3-2.4L13.7 19l2.3 2.2M10.3 19H5.7c-1.5 0-2.4-1.5-1.6-2.9L7 11.2m-3 .9 3-.9.8 3',
  shield:
    'M12 3.5c2.5 1.7 4.9 2.4 7.5 2.4 0 7.6-2.4 12-7.5 14.6-5.1-2.6-7.5-7-7.5-14.6 2.6 0 5-.7 7.5-2.4Zm-3.3 8.6 2.4 2.4 4.2-4.6',
  snowflake:
    'M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M12 6.5 9.8 4.6M12 6.5l2.2-1.9M12 17.5l-2.2 1.9m2.2-1.9 2.2 1.9M7.2 9.2l-2.8.9m2.8-.9-.6-2.9m10.2 8.5 2.8-.9m-2.8.9.6 2.9m-.6-8.5 2.8.9m-2.8-.9.6-2.9M7.2 14.8l-2.8-.9m2.8.9-.6 2.9',
  star: 'm12 3.5 2.4 5.9 6.3.5-4.8 4.1 1.5 6.2-5.4-3.4-5.4 3.4 1.5-6.2-4.8-4.1 6.3-.5L12 3.5Z',
  table:
    'M3 9.5h18M5.5 9.5 4 20m14.5-10.5L20 20M12 9.5V6.8m0 0c-1 0-1.5-.6-1.5-1.3 0-1 1-1.3 1.5-2.5.5 1.2 1.5 1.5 1.5 2.5 0 .7-.5 1.3-1.5 1.3ZM8.5 9.5V13c1.2 1.4 2.3-.7 3.5.6 1.2-1.3 2.3.8 3.5-.6V9.5',
  tools:
    'm13.5 10.5-8.7 8.7a1.6 1.6 0 0 1-2.3-2.3l8.7-8.7M20.5 6.8l-3 3-2.6-.7-.7-2.6 3-3a4.8 4.8 0 0 0-6.2 6.1M16 14.3l4.6 4.6a1.5 1.5 0 0 1-2.1 2.1L14 16.5',
  tree: 'M12 3 7.5 8.8h2L5.8 13.5h2.3L4 18.5h16l-4.1-5h2.3l-3.7-4.7h2L12 3Zm0 15.5V22',
  truck:
    'M2.5 6.5h11v10h-3m-5 0h-3v-10m11 3.5h4.3l3.2 3.5v3h-1.7m-5.8 0h-.8M7.8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9.2 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  users:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6 8c0-3.5 2.4-5.7 6-5.7s6 2.2 6 5.7M15.5 5.4a3 3 0 0 1 0 5.8m2 2.9c2.3.7 3.5 2.6 3.5 5.4',
  whatsapp:
    'M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19L4 20ZM9 8.3c-.4 2.9 3.2 6.8 6.3 6.8l1-1.6-2-1.2-1 .9c-1-.4-1.9-1.4-2.3-2.3l.9-1-1.1-2L9 8.3Z',
  wreath:
    'M12 20a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm0-4a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 5 9.5 2.8M12 5l2.5-2.2M5.2 9.3l2.5 1.5m11.1-1.5-2.5 1.5M6.5 17.6l2.4-2m8.6 2-2.4-2M12 20v-3.3',
};

/** The plate of colour under a drawing whose own outline is not closed. */
const plates: Partial<Record<AnyIcon, string>> = {
  euro: drawings.clock,
  hands: drawings.heart,
  recycle: drawings.tree,
  snowflake: 'M12 3.5 19.5 7.8v8.5L12 20.5 4.5 16.3V7.8Z',
  tools: drawings.clock,
};

interface IconProps {
  readonly name: AnyIcon;
  /** `print` is the large one, in two colours; the ground around may choose the second by `--plate`. */
  readonly look?: 'line' | 'print';
}

/** A drawing that repeats what the text beside it says: assistive technology does not see it. */
export function Icon({ name, look = 'line' }: IconProps) {
  const isPrint = look === 'print';
  return (
    <svg
      className={isPrint ? `${styles.icon} ${styles.print}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {isPrint && <path className={styles.plate} d={plates[name] ?? drawings[name]} />}
      <path d={drawings[name]} />
    </svg>
  );
}
