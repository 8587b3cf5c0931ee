import { clsx } from 'clsx';
import { useState } from 'react';
import { SampleNote } from '#components/sample-note.tsx';
import { SpeakerPicture } from '#components/speaker-picture.tsx';
import type { Channel } from '#weave/channels.ts';
import styles from './testimonials.module.css';
import { cutQuote, QUOTE_LIMIT, type QuoteRun } from './truncate-quote.ts';

interface Testimonial {
  name: string;
  title: string;
  company: string;
  quote: string;
  /** Phrase of the quote that carries it. */
  emphasis: string;
  channel: Channel;
  /** Name of the page about the client's case. */
  study: string;
  sample: boolean;
}

interface TestimonialsProps {
  heading: string;
  testimonials: readonly [Testimonial, ...Testimonial[]];
  /** Results of each client, in the order of the quotes. The page computes them, so that the sums stay out of the script. */
  changes: readonly Change[];
}

/** A measure of the client's case study. */
export interface Change {
  measure: string;
  before: string;
  after: string;
}

/** Shows the first of three quotes large, and only its beginning. */
export function Testimonials({ heading, testimonials, changes }: TestimonialsProps) {
  const [lead, ...others] = testimonials;
  return (
    <section className={clsx('sect', styles.results)} id="results" aria-labelledby="results-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <h2 id="results-heading">{heading}</h2>
        </div>
        <div className={clsx('grid-12', styles.row)}>
          <LeadQuote testimonial={lead} change={changes[0]} />
          <div className={styles.others}>
            {others.map((testimonial, index) => (
              <Quote key={testimonial.name} testimonial={testimonial} change={changes[index + 1]} />
            ))}
          </div>
        </div>
        <SampleNote note="testimonials" of={testimonials} />
      </div>
    </section>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  change: Change | undefined;
}

/** Begins with the first 150 characters; its button shows the rest. */
function LeadQuote({ testimonial, change }: QuoteProps) {
  const [isOpen, setOpen] = useState(false);
  const { quote, emphasis, channel } = testimonial;
  const runs = cutQuote(quote, emphasis, QUOTE_LIMIT);
  const rest = runs.filter(({ isRest }) => isRest);
  return (
    <article className={clsx(styles.quote, styles.lead)} data-channel={channel}>
      <blockquote id="lead-quote">
        “
        <Runs runs={runs.filter(({ isRest }) => !isRest)} />
        {rest.length ? (
          <>
            {/* Each has its own closing mark, which stays on the line of the word before it. */}
            <span className={styles.ellipsis} hidden={isOpen}>
              …”
            </span>
            <span className={styles.rest} hidden={!isOpen}>
              <Runs runs={rest} />”
            </span>
          </>
        ) : (
          '”'
        )}
      </blockquote>
      {rest.length ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="lead-quote"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'See full testimonial'}
        </button>
      ) : null}
      <Outcome testimonial={testimonial} change={change} />
      <By testimonial={testimonial} size={92} />
    </article>
  );
}

function Quote({ testimonial, change }: QuoteProps) {
  const { quote, emphasis, channel } = testimonial;
  return (
    <article className={styles.quote} data-channel={channel}>
      <blockquote>
        “<Runs runs={cutQuote(quote, emphasis)} />”
      </blockquote>
      <Outcome testimonial={testimonial} change={change} />
      <By testimonial={testimonial} size={64} />
    </article>
  );
}

/** Result measured by the case study, and the link to it. */
function Outcome({ testimonial: { study, company }, change }: QuoteProps) {
  return (
    <p className={styles.outcome}>
      {change ? (
        <>
          <strong>{change.after}</strong>
          <span>
            {change.measure}. Before: {change.before}
          </span>
        </>
      ) : null}
      <a href={`/docs/case-studies/${study}`}>
        Read the case<span className="visually-hidden"> of {company}</span>
      </a>
    </p>
  );
}

function Runs({ runs }: { runs: QuoteRun[] }) {
  return runs.map(({ text, isEmphasis }) => (isEmphasis ? <mark key={text}>{text}</mark> : text));
}

interface ByProps {
  testimonial: Testimonial;
  size: 64 | 92;
}

function By({ testimonial: { name, title, company, sample }, size }: ByProps) {
  return (
    <div className={styles.by}>
      <SpeakerPicture name={name} sample={sample} width={size} />
      <p>
        <b>{name}</b>
        {title}, {company}
      </p>
    </div>
  );
}
