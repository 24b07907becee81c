import { notices } from '../shell/notices.static.ts';
import { ui } from '../shell/shell.static.ts';
import { inDocument } from '../text/in-document.ts';
import styles from './Notices.module.css';

const asInDocument = inDocument('notices');

/**
 * What is announced above every page: a live region, which speaks when a notice comes and not when the page changes. The
 * document has all notices that the build knows, and a script that shows them by the visitor's clock before the first paint
 * (`cli/site/build/documents.ts`).
 */
export function Notices() {
  const region = { id: 'notices', role: 'status', className: `screen-only ${styles.notices}` };
  if (!import.meta.env.SSR && import.meta.env.PROD)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React hydrates no children of such an element.
    return <div {...region} suppressHydrationWarning dangerouslySetInnerHTML={asInDocument} />;
  return (
    <div {...region}>
      {notices.map(({ slug, text, level, link, from, until, isBuilt }) => (
        <p key={slug} data-level={level} data-from={from} data-until={until} hidden={!isBuilt}>
          {level === 'warning' && <strong className="visually-hidden">{ui.warning} </strong>}
          {text} {link && <a href={link.href}>{link.label}</a>}
        </p>
      ))}
    </div>
  );
}
