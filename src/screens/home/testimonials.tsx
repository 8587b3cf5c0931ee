import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Face } from '#components/person-picture.tsx';
import { SampleLine } from '#components/sample-note.tsx';
import type { Testimonial } from '#model/facts/home.ts';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
  heading: string;
}

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  const [lead, second, third, ...more] = testimonials.map((testimonial, index) => (
    <Quote key={testimonial.name} testimonial={testimonial} isLead={index === 0} />
  ));
  if (!lead) return null;
  return (
    <section className="wrap sect" id="results" aria-labelledby="results-heading">
      <div className="grid-12 head">
        <h2 className={clsx('to-9', styles.heading)} id="results-heading">
          {heading}
        </h2>
        <SampleLine notes={{ testimonials }} />
      </div>
      <div className={clsx('grid-12', styles.row)}>
        {lead}
        <div className={clsx('from-10', styles.others)}>
          {second}
          {third}
        </div>
      </div>
      {more.length > 0 && <div className={clsx('thirds', styles.row)}>{more}</div>}
    </section>
  );
}

function Quote({ testimonial, isLead }: { testimonial: Testimonial; isLead: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const nameId = useId();
  const { name, title, company, sample, channel } = testimonial;
  const runs = cutQuote(testimonial.quote, testimonial.emphasis, isLead ? QUOTE_LIMIT : undefined);
  const rest = runs.filter(({ isRest }) => isRest);
  return (
    <article
      className={clsx(styles.quote, isLead && ['to-9', styles.lead])}
      aria-labelledby={nameId}
      data-channel={channel}
    >
      <blockquote id={isLead ? 'lead-quote' : undefined}>
        “
        <Runs runs={runs.filter(({ isRest }) => !isRest)} />
        {rest.length ? (
          <>
            {/* Each has its own closing mark, on the line of the word before it. */}
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
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="lead-quote"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'See full testimonial'}
        </button>
      )}
      <div className={styles.by}>
        {/* Initials of a real person would be a picture of no one. */}
        {sample && <Face name={name} width={64} loading="lazy" />}
        <p className="small">
          <b id={nameId} className="block">
            {name}
          </b>{' '}
          {title}, {company}{' '}
          {testimonial.study && (
            <a
              className="block"
              href={`/docs/case-studies/${testimonial.study}`}
              aria-label={`Read the case of ${company}`}
            >
              Read the case
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

const Runs = ({ runs }: { runs: QuoteRun[] }) =>
  runs.map(({ text, isEmphasis }) => (isEmphasis ? <mark key={text}>{text}</mark> : text));

const QUOTE_LIMIT = 150;

type QuoteRun = ReturnType<typeof cutQuote>[number];

/** A phrase that the cut at `limit` characters runs through becomes two runs. */
export function cutQuote(quote: string, emphasis: string, limit = Number.POSITIVE_INFINITY) {
  const start = quote.indexOf(emphasis);
  const end = start + emphasis.length;
  const edges = [...new Set([0, start, end, Math.min(limit, quote.length), quote.length])].sort(
    (a, b) => a - b,
  );
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return {
      text: quote.slice(from, to),
      isEmphasis: from >= start && to <= end,
      isRest: from >= limit,
    };
  });
}
