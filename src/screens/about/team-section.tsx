import { teamSection } from '#content/data/about.ts';
import { type TeamMember, team } from '#content/data/team.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import { OutsideLink } from '#ui/link.tsx';
import { Person } from './person.tsx';
import '#ui/tag.css';
import './team-section.css';

interface TeamSectionProps {
  /** Photographs by the id of the person. */
  photos: ReadonlyMap<string, PhotoSources>;
}

export function TeamSection({ photos }: TeamSectionProps) {
  const { hiring, heading, note, caption } = teamSection;
  const show = (person: TeamMember) => (
    <Person key={person.id} person={person} photo={photos.get(person.id)} />
  );
  return (
    <section className="team sect" aria-labelledby="team-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <div className="team-head">
            <OutsideLink className="tag team-hiring" href={hiring.href}>
              <span>{hiring.label}</span>
            </OutsideLink>
            <h2 id="team-heading">{heading}</h2>
          </div>
          <p className="note team-note">{note}</p>
        </div>
        <ul className="founders" aria-label="Founders">
          {team.filter(({ isFounder }) => isFounder).map(show)}
        </ul>
        <ul className="members" aria-label="Everyone else">
          {team.filter(({ isFounder }) => !isFounder).map(show)}
        </ul>
        {photos.size < team.length ? (
          <p className="caption team-caption">
            <b>Portraits</b> {caption}
          </p>
        ) : null}
      </div>
    </section>
  );
}
