import { phoneHref } from '#generated/shared/phone.ts';
import type { Site, ContactPage as Words } from '#generated/types.ts';
import { Icon } from '../../components/Icon.tsx';
import { NewTabHint } from '../../components/NewTabHint.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Terms } from '../../components/Terms.tsx';
import { site } from '../../shell/shell.static.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { ContactMap } from './ContactMap.tsx';
import styles from './ContactPage.module.css';

export interface ContactPageProps extends ContactFormProps {
  readonly words: Omit<Words, 'seo'>;
  readonly map: Site['map'];
}

export function ContactPage({ words, map, ...form }: ContactPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={words.title} lead={words.intro} />
      <div className={`stack ${styles.columns}`}>
        <section className={`card ${styles.form}`} aria-labelledby="form">
          <h2 id="form">{words.formTitle}</h2>
          <p>{words.promise}</p>
          <ContactForm {...form} />
        </section>
        <Details words={words} />
      </div>
      <section className={`section stack ${styles.map}`} aria-labelledby="map">
        <h2 id="map">{words.mapTitle}</h2>
        <ContactMap {...map} words={words} />
        <p>
          <a href={map.link} className="touch-target" target="_blank" rel="noopener">
            {words.mapLink}
            <NewTabHint />
          </a>
        </p>
      </section>
    </div>
  );
}

function Details({ words }: Pick<ContactPageProps, 'words'>) {
  const { street, postalCode, city } = site.postalAddress;
  const phone = (
    <a href={phoneHref(site.phone)} className={`touch-target ${styles.phone}`}>
      {site.phone}
    </a>
  );
  const email = (
    <a href={`mailto:${site.email}`} className="touch-target">
      {site.email}
    </a>
  );
  const details = [
    { icon: 'phone', label: words.phoneLabel, value: phone },
    { icon: 'mail', label: words.emailLabel, value: email },
    { icon: 'map-pin', label: words.addressLabel, value: `${street}\n${postalCode} ${city}` },
  ] as const;
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">{words.detailsTitle}</h2>
      <dl className="rows">
        {details.map(({ icon, label, value }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.hoursTitle}</h3>
      <Terms items={site.hours} className="rows" />
    </section>
  );
}
