import { useEffect, useRef } from 'react';
import { phoneHref } from '#generated/shared/phone.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { navigation, site } from '../shell/shell.static.ts';
import { inDocument } from '../text/in-document.ts';
import { Fold } from './Fold.tsx';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { NewTabHint } from './NewTabHint.tsx';
import { Terms } from './Terms.tsx';

const links = inDocument('plan');

export function Footer() {
  const { footer } = navigation;
  const element = useRef<HTMLElement>(null);
  useEffect(() => begin(element.current), []);
  return (
    <footer ref={element} className={`screen-only ${styles.footer}`} data-prefetch="pointed">
      <div className={styles.trees} aria-hidden="true" />
      <div className={`container night ${styles.inner}`}>
        <div className={`stack ${styles.top}`}>
          <div className={styles.about}>
            <p className={`brand ${styles.brand}`}>
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

        {import.meta.env.SSR || !import.meta.env.PROD ? (
          <div id="plan">
            <FooterLinks />
          </div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React hydrates no children of such an element.
          <div id="plan" suppressHydrationWarning dangerouslySetInnerHTML={links} />
        )}
      </div>
    </footer>
  );
}

/** Closes its folds on a phone, and says what its buttons say; without script the folds are open. */
function begin(footer: HTMLElement | null) {
  const wide = window.matchMedia('(min-width: 48rem)');
  const fold = () => {
    for (const part of footer?.querySelectorAll('details') ?? []) {
      part.open = wide.matches;
      part.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  const say = ({ target }: Event) => {
    const { alert } = (target as HTMLElement).dataset;
    if (alert) window.alert(alert);
  };
  fold();
  wide.addEventListener('change', fold);
  footer?.addEventListener('click', say);
  return () => {
    wide.removeEventListener('change', fold);
    footer?.removeEventListener('click', say);
  };
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
