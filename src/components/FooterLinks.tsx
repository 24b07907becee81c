import { footerLinks } from '../shell/footer.static.ts';
import { site } from '../shell/shell.static.ts';
import { Fold } from './Fold.tsx';
import styles from './Footer.module.css';

/** Links to every part of the site. They are the same on every page, and no script changes them. */
export function FooterLinks() {
  const { groups, towns, copyright, legal, cookies } = footerLinks;
  return (
    <>
      <nav className={styles.groups} aria-label={site.name}>
        {groups.map(({ title, links }) => (
          <Fold key={title} title={title}>
            <ul className={styles.links}>{links.map(listed)}</ul>
          </Fold>
        ))}
      </nav>
      <div className={styles.towns}>
        {towns.map(({ title, note, towns: named }) => (
          <nav key={title} aria-label={title}>
            <Fold title={title} note={note}>
              <ul className={`cluster ${styles.townLinks}`}>{named.map(listed)}</ul>
            </Fold>
          </nav>
        ))}
      </div>
      <div className={`cluster ${styles.bottom}`}>
        <p>
          © {site.season} {site.name}. {copyright}
        </p>
        <ul className={`cluster ${styles.legal}`}>
          {legal.map(listed)}
          <li>
            <button type="button" data-alert={cookies.alert}>
              {cookies.label}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

function listed({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <li key={href}>
      <a href={href}>{name}</a>
    </li>
  );
}
