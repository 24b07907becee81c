import { useMemo } from 'react';
import type { Html } from '#generated/types.ts';
import { trustedHtml } from '../text/trusted-html.ts';
import styles from './Markdown.module.css';

interface MarkdownProps {
  /** Made from Markdown by `sapin generate`, which lets no raw HTML through. */
  readonly html: Html;
}

/** Shows a text that was written in Markdown. Its internal links are followed by `useSiteLinks`. */
export function Markdown({ html }: MarkdownProps) {
  // The same object each time, or React would rewrite the elements at every render.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where generated, safe HTML becomes elements.
  return <div className={styles.text} dangerouslySetInnerHTML={content} />;
}
