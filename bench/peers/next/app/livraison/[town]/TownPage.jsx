'use client';

import styles from '@/src/App.module.css';
import { Footer } from '@/src/components/Footer.tsx';
import { Header } from '@/src/components/Header.tsx';
import { SkipLink } from '@/src/components/SkipLink.tsx';
import { DeliveryPage } from '@/src/pages/delivery/DeliveryPage.tsx';
import { SeasonTexts, useSeason } from '@/src/shell/season.ts';

export function TownPage(props) {
  return (
    <SeasonTexts value={useSeason()}>
      <SkipLink />
      <Header />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <DeliveryPage {...props} />
      </main>
      <Footer />
    </SeasonTexts>
  );
}
