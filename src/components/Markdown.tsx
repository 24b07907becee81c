import { useMemo } from 'react';
import type { Html } from '#generated/types.ts';
import { trustedHtml } from '../text/trusted-html.ts';
import styles from './Markdown.module.css';

interface MarkdownProps {
  /** Rendered from Markdown by `sapin generate`, which escapes raw HTML. */
  readonly html: Html;
}

/** Renders Markdown text. `useSiteLinks` handles its internal links. */
export function Markdown({ html }: MarkdownProps) {
  // A stable object, or React would rewrite the elements at every render.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where generated, safe HTML becomes elements.
  return <div className={styles.text} dangerouslySetInnerHTML={content} />;
}
