import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import { teamSection } from '#model/facts/about-facts.ts';
import { type TeamMember, team } from '#model/facts/team-facts.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import { OutsideTagLink } from '#ui/tag.tsx';
import { Person } from './person.tsx';
import styles from './team-section.module.css';

interface TeamSectionProps {
  photos: TeamPhotos;
}

export function TeamSection({ photos }: TeamSectionProps) {
  const { hiring, heading, note, caption } = teamSection;
  const show = (person: TeamMember) => (
    <Person key={person.id} person={person} photo={photos.get(person.id)} />
  );
  return (
    <section className="sect" aria-labelledby="team-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <div className={styles.head}>
            <OutsideTagLink className={styles.hiring} href={hiring.href}>
              <span>{hiring.label}</span>
            </OutsideTagLink>
            <h2 id="team-heading">{heading}</h2>
          </div>
          <p className={clsx('note', styles.note)}>{note}</p>
        </div>
        <ul className={styles.founders} aria-label="Founders">
          {team.filter(({ isFounder }) => isFounder).map(show)}
        </ul>
        <ul className={styles.members} aria-label="Everyone else">
          {team.filter(({ isFounder }) => !isFounder).map(show)}
        </ul>
        {photos.size < team.length ? (
          <p className={clsx('caption', styles.caption)}>
            <b>Portraits</b> {caption}
          </p>
        ) : null}
        <SampleNote className={styles.sample} note="team" of={team} />
      </div>
    </section>
  );
}
