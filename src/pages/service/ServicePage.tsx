import type { Link, Service, ServicePage as Words } from '#generated/types.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IconList } from '../../components/IconList.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import styles from './ServicePage.module.css';

export interface ServicePageProps {
  readonly service: Service;
  /** Where to book it, when it is booked here. */
  readonly booking?: Link;
  readonly words: Words;
}

export function ServicePage({ service, booking, words }: ServicePageProps) {
  const { title, icon, description, content, image } = service;
  const closing = service.booking ?? words.closing;
  return (
    <>
      <article className={`container ${styles.service}`}>
        <header className={`stack ${styles.head}`} data-with-image={image !== undefined}>
          <div>
            <BackLink {...words.back} />
            <h1>
              <Icon name={icon} look="print" />
              {title}
            </h1>
            <p className="lead">{description}</p>
          </div>
          {image && <PictureFrame picture={image} shape="landscape" isFirst />}
        </header>
        <section className={`stack ${styles.promise}`}>
          <h2>{words.promiseTitle}</h2>
          <div className={`stack ${styles.promised}`}>
            <p>{content.promise}</p>
            {booking && (
              <ButtonLink href={booking.href} size="large">
                {booking.label}
              </ButtonLink>
            )}
          </div>
        </section>
        <div className={`stack ${styles.lists}`}>
          <section>
            <h2>{words.zonesTitle}</h2>
            <IconList icon="map-pin" items={content.zones} className={`rows ${styles.list}`} />
            <ZoneLink />
          </section>
          <section>
            <h2>{words.detailsTitle}</h2>
            <IconList icon="check" items={content.details} className={`rows ${styles.list}`} />
          </section>
        </div>
      </article>
      <CallToAction title={closing.title} text={closing.text}>
        {booking ? (
          <ButtonLink href={booking.href} size="large">
            {booking.label}
          </ButtonLink>
        ) : (
          <OrderLink size="large">{words.closing.button}</OrderLink>
        )}
      </CallToAction>
    </>
  );
}
