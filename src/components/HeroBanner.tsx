import { type ReactNode, useEffect, useRef } from 'react';
import type { Icon as IconName, Picture as NamedPicture } from '#generated/types.ts';
import styles from './HeroBanner.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

/** The picture moves at half the speed of the page. */
const parallaxFactor = 0.5;

interface HeroBannerProps {
  readonly title: string;
  readonly subtitle: string;
  readonly icon?: IconName;
  readonly picture: NamedPicture;
  /** The way back, above the title. */
  readonly back?: ReactNode;
  readonly children?: ReactNode;
}

/** A page header on a dark ground, with a parallax picture. */
export function HeroBanner({ title, subtitle, icon, picture, back, children }: HeroBannerProps) {
  const image = useRef<HTMLImageElement>(null);
  useParallax(image);
  return (
    <header className={`night ${styles.hero}`}>
      <div className={styles.window}>
        <Picture ref={image} className={styles.image} picture={picture} shape="landscape" isFirst />
      </div>
      <div className={`container ${styles.inner}`}>
        <div className={`stack ${styles.words}`}>
          {back}
          <h1>
            {icon && <Icon name={icon} look="print" />}
            {title}
          </h1>
          <p>{subtitle}</p>
          {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
        </div>
      </div>
    </header>
  );
}

/** For browsers without scroll-driven animations; the others do it in CSS, off the main thread. */
function useParallax(image: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const isDone = CSS.supports('animation-timeline: scroll()');
    if (isDone || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const follow = () => {
      if (image.current) image.current.style.translate = `0 ${window.scrollY * parallaxFactor}px`;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [image]);
}
