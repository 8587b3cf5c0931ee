import { clsx } from 'clsx';
import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { Face, PersonPicture } from '#components/person-picture.tsx';
import type { TeamPhotos } from '#components/picture/picture-forms.ts';
import { SampleLine } from '#components/sample-note.tsx';
import { personNamed, type TeamMember } from '#model/facts/team.ts';
import type { Site } from '#model/read-site.ts';
import { OutsideLink } from '#ui/link.tsx';
import { channelLabel } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import styles from './about.module.css';
import { TeamFigure } from './team-figure.tsx';

interface AboutProps {
  site: Site;
  photos: TeamPhotos;
}

export const About = (props: AboutProps) => (
  <>
    <Hero {...props} />
    {props.site.about.refusals.items.length > 0 && <Refusals {...props.site.about.refusals} />}
    <Team {...props} />
    <Pillars {...props.site} />
    <Letter {...props.site} />
    <CallToActionBand site={props.site} />
  </>
);

function Hero({ site: { about, contact, reader, team }, photos }: AboutProps) {
  const { heading, text } = about.opening;
  const founders = team.filter(({ id, isFounder }) => isFounder && id !== reader.id);
  return (
    <section className="wrap opening" aria-labelledby="about-heading">
      <div className="grid-12 apart">
        <div className="to-6">
          <h1 id="about-heading" className="display">
            {heading}
          </h1>
          <p className={clsx('lede', styles.lede)}>{text}</p>
          <ul className={styles.faces}>
            {[reader, ...founders.slice(0, 3)].map(({ id, name, title }) => (
              <li key={id}>
                <Face name={name} photo={photos.get(id)} width={112} />
                <p className="small">
                  <b className="block">{name}</b>{' '}
                  <span>{id === reader.id ? contact.readerNote : title}</span>
                </p>
              </li>
            ))}
          </ul>
          <SampleLine notes={{ team }} />
        </div>
        {about.figure && <TeamFigure words={about.figure} team={team} />}
      </div>
    </section>
  );
}

/** A thread from the edge of the page comes to each, and stops before it. */
const Refusals = ({ heading, items }: Site['about']['refusals']) => (
  <section className={clsx('on-ink', styles.refusals)} aria-labelledby="refusals-heading">
    <div className="wrap grid-12 apart peak">
      <h2 id="refusals-heading">{heading}</h2>
      <ol className="rows from-5">
        {items.map(({ what, instead }) => (
          <li key={what}>
            <b>{what}</b> {instead}
          </li>
        ))}
      </ol>
    </div>
  </section>
);

function Team({ site: { about, team }, photos }: AboutProps) {
  const { hiring, heading, note, caption, captionOfSome } = about.team;
  const show = (person: TeamMember) => <Person key={person.id} person={person} photos={photos} />;
  const founders = team.filter(({ isFounder }) => isFounder);
  const others = team.filter(({ isFounder }) => !isFounder);
  return (
    <section className="wrap sect" aria-labelledby="team-heading">
      <div className={clsx('flow head', styles.teamHead)}>
        <h2 id="team-heading">{heading}</h2>
        {hiring && (
          <OutsideLink className="tag" href={hiring.href}>
            <span>{hiring.label}</span>
          </OutsideLink>
        )}
        <p className={styles.note}>{note}</p>
      </div>
      {founders.length > 0 && (
        <ul className={clsx('thirds', styles.founders)} aria-label="Founders">
          {founders.map(show)}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={clsx('quarters', styles.members)} aria-label="Everyone else">
          {others.map(show)}
        </ul>
      )}
      {photos.size < team.length && (
        <p className="caption sample">
          <b>Portraits</b> {photos.size > 0 ? captionOfSome : caption}
        </p>
      )}
    </section>
  );
}

function Person({ person, photos }: { person: TeamMember; photos: TeamPhotos }) {
  const { id, name, title, image, isFounder, linkedinUrl, on } = person;
  const [channel] = person.channels;
  return (
    <li
      id={id}
      className={clsx('flow', styles.person)}
      data-founder={isFounder || undefined}
      data-channel={channel}
    >
      <div className={styles.frame}>
        <PersonPicture
          src={image}
          photo={photos.get(id)}
          sizes={isFounder ? '208px' : '128px'}
          alt={`Portrait of ${name}`}
          width={400}
          height={500}
          loading={isFounder ? 'eager' : 'lazy'}
        />
      </div>
      <div className={styles.who}>
        <h3>{name}</h3>
        <div className="small">
          <p>{title}</p>
          {on && (
            <p className={styles.on}>
              <b>{channel ? channelLabel(channel) : 'On'}:</b> {on}
            </p>
          )}
        </div>
        {linkedinUrl && (
          <OutsideLink href={linkedinUrl} aria-label={`Profile of ${name} (opens in a new tab)`}>
            Profile
          </OutsideLink>
        )}
      </div>
    </li>
  );
}

const Pillars = ({ about: { services }, pillars }: Site) => (
  <section className="wrap sect" aria-labelledby="pillars-heading">
    <div className="head">
      <h2 id="pillars-heading">{services.heading}</h2>
    </div>
    <ul className={clsx('thirds apart', styles.pillars)}>
      {pillars.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="lede">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

function Letter({ about, team }: Site) {
  const { heading, paragraphs, autograph, signedBy } = about.letter;
  const signer = personNamed(team, signedBy);
  return (
    <section className={styles.letter} aria-labelledby="letter-heading">
      <div className="wrap grid-12 apart">
        <h2 className="from-3 to-10" id="letter-heading">
          {heading}
        </h2>
        <div className="letter from-3 to-10">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer className="small">
            {autograph?.of === signer.name && (
              <div className={styles.autograph}>
                <Drawing viewBox={autograph.viewBox} stroke="currentColor">
                  <path
                    strokeWidth="2.4"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    d={autograph.path}
                  />
                </Drawing>
              </div>
            )}
            <b>{signer.name}</b>
            <br />
            {signer.title}
          </footer>
        </div>
      </div>
    </section>
  );
}
