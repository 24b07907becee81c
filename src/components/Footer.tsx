import { paths } from '#generated/routes.ts';
import { phoneHref } from '#generated/shared/phone.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { navigation, site } from '../shell/shell.static.ts';
import { Fold } from './Fold.tsx';
import styles from './Footer.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { NewTabHint } from './NewTabHint.tsx';
import { Terms } from './Terms.tsx';

export function Footer() {
  const { footer } = navigation;
  return (
    <footer className={`screen-only ${styles.footer}`} data-prefetch="pointed">
      <div className={styles.trees} aria-hidden="true" />
      <div className={`container ${styles.inner}`}>
        <div className={styles.top}>
          <div className={styles.about}>
            <p className={styles.brand}>
              <Logo />
              {site.name}
            </p>
            <p className={styles.words}>{footer.about}</p>
            {site.social.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                target="_blank"
                rel="noopener"
                className={`touch-target ${styles.social}`}
              >
                {label === 'Facebook' && <Icon name="facebook" />}
                {label}
                <NewTabHint />
              </a>
            ))}
          </div>
          <ContactDetails />
          <div id="newsletter" className={styles.newsletter}>
            <Fold title={footer.newsletterTitle}>
              <p>{footer.newsletterText}</p>
              <NewsletterForm place="footer" />
            </Fold>
          </div>
        </div>

        <nav className={styles.groups} aria-label={site.name}>
          {footer.groups.map(({ title, links }) => (
            <Fold key={title} title={title}>
              <ul className={styles.links}>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
        </nav>

        <div className={styles.towns}>
          {footer.towns.map(({ title, note, towns }) => (
            <nav key={title} aria-label={title}>
              <Fold title={title} note={note}>
                <ul className={`cluster ${styles.townLinks}`}>
                  {towns.map(({ slug, name }) => (
                    <li key={slug}>
                      <a href={paths.delivery(slug)}>{name}</a>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          ))}
        </div>

        <div className={`cluster ${styles.bottom}`}>
          <p>
            © {site.season} {site.name}. {footer.copyright}
          </p>
          <ul className={`cluster ${styles.legal}`}>
            {footer.legal.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => window.alert(footer.cookies.alert)}>
                {footer.cookies.label}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function ContactDetails() {
  const { street, postalCode, city } = site.postalAddress;
  return (
    <section aria-labelledby="footer-contact" className={styles.contact}>
      <h2 id="footer-contact" className={styles.title}>
        {navigation.footer.contactTitle}
      </h2>
      <address>
        <p className={styles.line}>
          <Icon name="phone" />
          <a href={phoneHref(site.phone)}>{site.phone}</a>
        </p>
        <p className={styles.line}>
          <Icon name="mail" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <p className={styles.line}>
          <Icon name="map-pin" />
          <span>
            {street}, {postalCode} {city}
          </span>
        </p>
      </address>
      <Terms items={site.hours} className={styles.hours} />
    </section>
  );
}
