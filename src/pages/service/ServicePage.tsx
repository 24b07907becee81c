import type { Service, ServicePage as Words } from '#generated/types.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Icon } from '../../components/Icon.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import type { FallbackProps } from '../fallback.ts';
import styles from './ServicePage.module.css';

export interface ServicePageProps extends FallbackProps {
  readonly service: Service;
  readonly words: Words;
}

export function ServicePage({ service, words }: ServicePageProps) {
  const { title, icon, description, content, image } = service;
  return (
    <>
      <article className={`container ${styles.service}`}>
        <header className={styles.head} data-with-image={image !== undefined}>
          <div>
            <BackLink {...words.back} />
            <h1>
              <Icon name={icon} look="print" />
              {title}
            </h1>
            <p className={styles.lead}>{description}</p>
          </div>
          {image && <PictureFrame picture={image} shape="landscape" isFirst />}
        </header>
        <section className={styles.promise}>
          <h2>{words.promiseTitle}</h2>
          <p>{content.promise}</p>
        </section>
        <div className={styles.lists}>
          <section>
            <h2>{words.zonesTitle}</h2>
            <ul className={styles.list}>
              {content.zones.map((zone) => (
                <li key={zone}>
                  <Icon name="map-pin" />
                  {zone}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{words.detailsTitle}</h2>
            <ul className={styles.list}>
              {content.details.map((detail) => (
                <li key={detail}>
                  <Icon name="check" />
                  {detail}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </article>
      <CallToAction title={words.closing.title} text={words.closing.text}>
        <OrderLink size="large">{words.closing.button}</OrderLink>
      </CallToAction>
    </>
  );
}
