import { paths } from '#generated/routes.ts';
import type { DeliveryZonePage as Words } from '#generated/types.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import ledger from '../../components/Ledger.module.css';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import styles from './DeliveryZonePage.module.css';
import type { Group, OtherPlace } from './places.ts';
import { GroupMark, TownMap } from './TownMap.tsx';
import { TownSearch } from './TownSearch.tsx';

export interface DeliveryZonePageProps {
  readonly lead: string;
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly groups: readonly Group[];
  readonly others: readonly OtherPlace[];
  readonly words: Omit<Words, 'seo' | 'lead'>;
}

export function DeliveryZonePage({ lead, radius, groups, others, words }: DeliveryZonePageProps) {
  const { title, search, map, list, closing, credit } = words;
  return (
    <>
      <div className={`container stack ${styles.top}`}>
        <PageHead title={title} lead={lead} />
        <TownSearch
          towns={groups.flatMap((group) => group.towns)}
          others={others}
          radius={radius}
          words={search}
        />
        <TownMap groups={groups} radius={radius} words={map} end="communes" />
      </div>

      <section
        id="communes"
        tabIndex={-1}
        className={`section raised ${styles.list}`}
        aria-labelledby="communes-title"
      >
        <div className="container">
          <h2 id="communes-title">{list.title}</h2>
          <p>{list.text}</p>
          <div className={`stack ${styles.groups}`}>
            {groups.map(({ group, title: name, towns }) => (
              <section key={group} aria-labelledby={`communes-${group}`}>
                <h3 id={`communes-${group}`}>
                  <GroupMark group={group} />
                  {name}
                </h3>
                <ul className={`${ledger.ledger} ${styles.towns}`}>
                  {towns.map((town) => (
                    <li key={town.slug}>
                      <a href={paths.delivery(town.slug)} className="touch-target">
                        {town.name}
                      </a>
                      <span className="note">{town.postalCodes[0]}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className={styles.credit}>{credit}</p>
        </div>
      </section>

      <CallToAction title={closing.title} text={closing.text}>
        <OrderLink size="large">{closing.button}</OrderLink>
      </CallToAction>
    </>
  );
}
