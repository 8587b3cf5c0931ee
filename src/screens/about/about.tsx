import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './about.module.css';
import { AboutHero } from './about-hero.tsx';
import { LetterSection } from './letter-section.tsx';
import { PillarsSection } from './pillars-section.tsx';
import { TeamSection } from './team-section.tsx';

interface AboutProps {
  /** Photographs by the id of the person; everyone else has a drawn portrait. */
  photos: ReadonlyMap<string, PhotoSources>;
}

export function About({ photos }: AboutProps) {
  return (
    <>
      <AboutHero photos={photos} />
      <TeamSection photos={photos} />
      <PillarsSection />
      <LetterSection photos={photos} />
      <CallToActionBand className={styles.callToAction} />
    </>
  );
}
