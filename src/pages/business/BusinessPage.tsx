import type { Testimonial, BusinessPage as Words } from '#generated/types.ts';
import beside from '../../components/Beside.module.css';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { HeroBanner } from '../../components/HeroBanner.tsx';
import { IconList } from '../../components/IconList.tsx';
import { Rating } from '../../components/Rating.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import styles from './BusinessPage.module.css';

export interface BusinessPageProps {
  readonly words: Omit<Words, 'seo'>;
}

export function BusinessPage({ words }: BusinessPageProps) {
  const { hero, benefits, included, sectors, testimonials, closing } = words;
  return (
    <>
      <HeroBanner title={hero.title} subtitle={hero.subtitle} picture={hero.image}>
        <ButtonLink href={closing.quote.href} size="large">
          {closing.quote.label}
        </ButtonLink>
      </HeroBanner>

      <section className={`container section ${styles.reasons}`} aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <FeatureGrid items={benefits.items} />
      </section>

      <section className={`raised ${styles.included}`} aria-labelledby="included-title">
        <div className={`container stack ${beside.beside}`}>
          <h2 id="included-title">{included.title}</h2>
          <IconList icon="check" items={included.items} className={styles.list} />
          <ZoneLink />
        </div>
      </section>

      <section className={`container section ${styles.reasons}`} aria-labelledby="sectors-title">
        <h2 id="sectors-title">{sectors.title}</h2>
        <FeatureGrid items={sectors.items} look="ruled" />
      </section>

      {testimonials && (
        <section className="section sunken" aria-labelledby="testimonials-title">
          <div className="container">
            <h2 id="testimonials-title" className={styles.testimonials}>
              {testimonials.title}
            </h2>
            <ul className={`stack ${styles.quotes}`}>
              {testimonials.items.map((testimonial) => (
                <li key={testimonial.company}>
                  <Quote {...testimonial} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink href={closing.quote.href} size="large">
          {closing.quote.label}
        </ButtonLink>
        <ButtonLink href={closing.contact.href} look="night" size="large">
          {closing.contact.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Quote({ company, contact, text, rating }: Testimonial) {
  return (
    <figure className={`stack ${styles.quote}`}>
      <Rating rating={rating} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption className="note">
        <strong>{company}</strong>
        {contact}
      </figcaption>
    </figure>
  );
}
