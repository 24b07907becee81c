import type {
  Icon as IconName,
  Picture as NamedPicture,
  ServiceListPage as Words,
} from '#generated/types.ts';
import { Icon } from '../../components/Icon.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Terms } from '../../components/Terms.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import { fill } from '../../text/fill.ts';
import type { FallbackProps } from '../fallback.ts';
import styles from './ServiceListPage.module.css';

interface ServiceCard {
  readonly title: string;
  readonly icon: IconName;
  readonly description: string;
  readonly href: string;
  readonly image?: NamedPicture;
}

export interface ServiceListPageProps extends FallbackProps {
  readonly words: Omit<Words, 'seo' | 'items'>;
  readonly services: readonly ServiceCard[];
}

/** The services; also the fallback of unknown services, with a link to the list. */
export function ServiceListPage({ words, services, unknownKey }: ServiceListPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead
        title={words.title}
        lead={words.intro}
        back={unknownKey === undefined ? undefined : words.back}
      />
      <ul className={`stack ${styles.grid}`}>
        {services.map((service, index) => (
          <li key={service.href}>
            <Card service={service} discover={words.discover} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <section className={styles.constants} aria-labelledby="constants">
        <h2 id="constants">{words.constants.title}</h2>
        <Terms items={words.constants.items} className="rows" />
        <ZoneLink />
      </section>
    </div>
  );
}

interface CardProps {
  readonly service: ServiceCard;
  readonly discover: string;
  readonly isFirst: boolean;
}

function Card({ service, discover, isFirst }: CardProps) {
  const { title, icon, description, href, image } = service;
  return (
    <article className={`card ${styles.card}`}>
      {image && <Picture picture={image} shape="landscape" isFirst={isFirst} />}
      <div className={styles.words}>
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        <p>{description}</p>
        <a href={href} className="touch-target card-link">
          {fill(discover, { title })}
          <Icon name="arrow-right" />
        </a>
      </div>
    </article>
  );
}
