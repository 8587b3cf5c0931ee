import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import type { TeamPhotos } from '#model/team-photos.ts';
import styles from './about.module.css';
import { AboutHero } from './about-hero.tsx';
import { LetterSection } from './letter-section.tsx';
import { PillarsSection } from './pillars-section.tsx';
import { TeamSection } from './team-section.tsx';

interface AboutProps {
  photos: TeamPhotos;
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
