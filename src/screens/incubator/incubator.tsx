import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Brand, type BrandFacts } from '#components/brand.tsx';
import { PersonPicture } from '#components/person-picture.tsx';
import type { PictureForms } from '#components/picture/picture-forms.ts';
import { Questions } from '#components/questions.tsx';
import { SampleLine } from '#components/sample-note.tsx';
import { Video } from '#components/video/video.tsx';
import type { IncubatorPage } from '#model/facts/incubator.ts';
import type { Site } from '#model/read-site.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ArrowUpIcon } from '#ui/icons.tsx';
import { OutsideLink } from '#ui/link.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './incubator.module.css';

interface NewTabLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  to: { label: string; href: string } | undefined;
}

/** A new tab leaves this page open. */
function NewTabLink({ to, children, ...rest }: NewTabLinkProps) {
  if (!to) return null;
  const { label, href } = to;
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (opens in a new tab)`}
      {...rest}
    >
      {label} {children}
    </ButtonLink>
  );
}

export const WaitlistLink = (props: NewTabLinkProps) => (
  <NewTabLink {...props}>
    <ShuttleArrow />
  </NewTabLink>
);

type IncubatorBarProps = IncubatorPage['opening'] & { brand: BrandFacts };

/** `incubator-bar.later.ts` writes its scroll state; without a script it stays in view. */
export const IncubatorBar = ({ brand, login, waitlist }: IncubatorBarProps) => (
  <header className={styles.bar} data-behaviour="incubator-bar">
    <div className={clsx('wrap', styles.barRow)}>
      <Brand brand={brand} className={styles.brand} />
      <div className={clsx('screen-only', styles.actions)}>
        <NewTabLink className={styles.button} variant="line" size="small" to={login} />
        <NewTabLink className={styles.button} variant="line" size="small" to={waitlist} />
      </div>
    </div>
  </header>
);

interface IncubatorFooterProps {
  brand: BrandFacts;
  channels: readonly { label: string; href: string }[];
  copyright: string;
}

export const IncubatorFooter = ({ brand, channels, copyright }: IncubatorFooterProps) => (
  <footer className={clsx('on-ink quiet', styles.footer)}>
    <div className={clsx('flow wrap', styles.footerRow)}>
      <Brand brand={brand} size={34} />
      <ul className="flow">
        <li>
          <a href="/">Company website</a>
        </li>
        {channels.map(({ label, href }) => (
          <li key={label}>
            <OutsideLink href={href}>{label}</OutsideLink>
          </li>
        ))}
      </ul>
      <a className={styles.toTop} href="#top">
        <ArrowUpIcon />
        Back to top
      </a>
      <p className={styles.base}>© {copyright}</p>
    </div>
  </footer>
);

interface OpeningProps {
  site: Site;
  photo: PictureForms | undefined;
}

export function Opening({ site: { films, incubator }, photo }: OpeningProps) {
  const { opening, badge, letter, revenue } = incubator;
  const film = films.incubatorHero;
  const [lead, rest] = badge.claim;
  const { heading, paragraphs, author } = letter;
  return (
    <>
      <section className="wrap opening" aria-labelledby="incubator-heading">
        <div className={clsx('grid-12', styles.hero)}>
          <h1 id="incubator-heading" className="display to-11">
            {opening.title}
          </h1>
          <div className="to-5 stack">
            <p className={styles.pill}>{opening.status}</p>
            <p className="lede">
              {opening.lede} <b>{opening.claim}</b>.
            </p>
            <WaitlistLink to={opening.waitlist} />
            <p className="note">{opening.smallPrint}</p>
          </div>
          {film && <Video className="from-6" film={film} mode="autoplay-muted" />}
          <section className={clsx('flow to-5', styles.partner)} aria-labelledby="partner-heading">
            <Seal />
            <h2 id="partner-heading">
              <b>{lead}</b> {rest}
            </h2>
            <p className="note">{badge.note}</p>
          </section>
          <SampleLine notes={{ partnerBadge: badge, letter, revenue }} />
        </div>
      </section>
      <section className="sect wrap" aria-labelledby="letter-heading">
        <div className="grid-12 head apart">
          <div className={clsx('to-3', styles.author)}>
            <PersonPicture
              src={author.image}
              photo={photo}
              sizes="(max-width: 899px) 152px, 25vw"
              width={330}
              height={412}
              loading="lazy"
            />
            <p className="note">
              <b>{author.name}</b>
              <br />
              {author.title}
            </p>
          </div>
          <div className={clsx('letter from-5 to-11', styles.text)}>
            <h2 id="letter-heading">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

const Seal = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" fill="none" aria-hidden>
    <circle cx="32" cy="32" r="31" stroke="currentColor" strokeWidth="1.4" />
    <path d="M20 10v44M27 6v52M37 6v52M44 10v44" stroke="currentColor" strokeWidth="2.4" />
    <circle cx="32" cy="32" r="17" fill="var(--color-ink)" />
    <path d="m24 32.5 6 6 11-12" stroke="var(--color-paper)" strokeWidth="3.2" />
  </svg>
);

/** The modal is kept for the day applications open: nothing opens it yet. */
export const Decision = ({
  incubator: { opening, questions, questionsHeading, closing, comingSoon },
}: Site) => (
  <>
    <Questions heading={questionsHeading} questions={questions} />
    <section className={clsx('on-ink', styles.closing)} aria-labelledby="closing-heading">
      <div className={clsx('wrap', styles.closingRow)}>
        <h2 id="closing-heading">{closing.heading}</h2>
        <WaitlistLink to={opening.waitlist} className={styles.closingLink} variant="pale" />
        <p className="lede">{closing.text}</p>
      </div>
    </section>
    {/* Where a browser does not know `closedby`, the behaviour closes it. */}
    <dialog
      id="coming-soon"
      className={styles.modal}
      aria-labelledby="coming-soon-heading"
      data-behaviour="backdrop"
      closedby="any"
    >
      <form method="dialog">
        <h2 id="coming-soon-heading">{comingSoon.heading}</h2>
        <p>{comingSoon.text}</p>
        <Button type="submit">{comingSoon.close}</Button>
      </form>
    </dialog>
  </>
);
