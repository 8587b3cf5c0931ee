import { clsx } from 'clsx';
import { PersonPicture } from '#components/person-picture.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { teamFigure } from '#model/facts/about-facts.ts';
import { assignments, type TeamMember, team } from '#model/facts/team-facts.ts';
import { personSlug } from '#model/person-slug.ts';
import { list } from '#model/sentence.ts';
import type { PhotoSources, TeamPhotos } from '#model/team-photos.ts';
import { CHANNELS, channelLabel } from '#weave/channels.ts';
import { initialsOf } from './initials.ts';
import { ChannelBand, TeamThreads } from './team-drawing.tsx';
import styles from './team-figure.module.css';

const people = team.map(({ id }) => assignments.people[id]?.channels ?? []);

interface TeamFigureProps {
  photos: TeamPhotos;
}

/** Everybody as a thread, crossed by the five channels. Each thread is a link to the person below; arrow keys go along it. */
export function TeamFigure({ photos }: TeamFigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.loom}>
        <TeamThreads className={styles.threads} people={people} />
        {CHANNELS.map(({ id }) => (
          <div key={id} className={styles.band}>
            <ChannelBand channel={id} people={people} />
          </div>
        ))}
        <ul className={styles.people} aria-label={teamFigure.label} data-behaviour="arrow-keys">
          {team.map((person) => (
            <li key={person.id} data-last={person === team.at(-1) || undefined}>
              <ThreadLink person={person} photo={photos.get(person.id)} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption>
        <p className={clsx('caption', styles.key)}>
          <b>{teamFigure.title}</b> {teamFigure.caption}{' '}
          {CHANNELS.map(({ id, label }, index) => (
            <span key={id} data-channel={id}>
              {index > 0 ? ', ' : ''}
              <span>{label.toLowerCase()}</span>
            </span>
          ))}
          .
        </p>
        <SampleNote className={styles.sample} note="assignments" of={assignments} />
      </figcaption>
    </figure>
  );
}

function ThreadLink({
  person: { id, name, title },
  photo,
}: {
  person: TeamMember;
  photo: PhotoSources | undefined;
}) {
  const channels = (assignments.people[id]?.channels ?? []).map((channel) =>
    channelLabel(channel).toLowerCase(),
  );
  const work = channels.length > 0 ? `Works on ${list(channels)}` : '';
  const initials = initialsOf(name);
  return (
    <a href={`#${id}`} aria-label={[initials, name, title, work].filter(Boolean).join(', ')}>
      <span className={styles.initials}>{initials}</span>
      <span className={styles.card}>
        <PersonPicture
          src={`/pictures/avatars/${personSlug(name)}-64.svg`}
          photo={photo}
          sizes="64px"
          width={64}
          height={74}
          loading="lazy"
        />
        <span>
          <b>{name}</b>
          <span>{title}</span>
          <span>{work}</span>
        </span>
      </span>
    </a>
  );
}
