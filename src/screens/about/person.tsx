import { PersonPicture } from '#components/person-picture.tsx';
import type { TeamMember } from '#model/facts/team-facts.ts';
import { assignments } from '#model/facts/team-facts.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import { OutsideLink } from '#ui/link.tsx';
import styles from './person.module.css';

/** Widths a portrait is shown at, by which the browser chooses a file. */
const SIZES = {
  founder: '(max-width: 639px) calc(100vw - 40px), (max-width: 1744px) 30vw, 515px',
  member: '(max-width: 899px) 110px, (max-width: 1744px) 22vw, 379px',
};

interface PersonProps {
  person: TeamMember;
  photo: PhotoSources | undefined;
}

export function Person({ person, photo }: PersonProps) {
  const { id, name, title, image, isFounder, linkedinUrl } = person;
  const assignment = assignments.people[id];
  const [channel] = assignment?.channels ?? [];
  return (
    <li id={id} className={styles.person} data-founder={isFounder || undefined} data-channel={channel}>
      <div className={styles.frame}>
        <PersonPicture
          src={image}
          photo={photo}
          sizes={isFounder ? SIZES.founder : SIZES.member}
          alt={`Portrait of ${name}`}
          width={400}
          height={500}
          loading={isFounder ? 'eager' : 'lazy'}
        />
      </div>
      <div className={styles.who}>
        <h3>{name}</h3>
        <div className={styles.work}>
          <p>{title}</p>
          {assignment ? <p className={styles.on}>{`On: ${assignment.on}`}</p> : null}
        </div>
        <OutsideLink href={linkedinUrl}>
          Profile<span className="visually-hidden"> of {name}</span>
        </OutsideLink>
      </div>
    </li>
  );
}
