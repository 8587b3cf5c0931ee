import { type Testimonial, testimonials } from '#content/data/testimonials.ts';
import { personSlug } from '#weave/person-slug.ts';
import { cutQuote, QUOTE_LIMIT, type QuoteRun } from './truncate-quote.ts';
import './testimonials.css';

/** Three quotes. The first is large and begins folded; `testimonial-behaviour.ts` unfolds it. */
export function Testimonials() {
  const [lead, ...others] = testimonials;
  return (
    <section className="results sect" id="results" aria-labelledby="results-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <h2 id="results-heading">Real Businesses, Real Results</h2>
        </div>
        <div className="grid-12 results-row">
          <Quote testimonial={lead} isLead />
          <div className="results-side">
            {others.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({ testimonial, isLead = false }: { testimonial: Testimonial; isLead?: boolean }) {
  const { quote, emphasis, channel } = testimonial;
  const runs = cutQuote(quote, emphasis, isLead ? QUOTE_LIMIT : undefined);
  const rest = runs.filter(({ isRest }) => isRest);
  return (
    <article className={isLead ? 'quote is-lead' : 'quote'} data-channel={channel}>
      <blockquote id={isLead ? 'lead-quote' : undefined}>
        “
        <Runs runs={runs.filter(({ isRest }) => !isRest)} />
        {rest.length ? (
          <>
            <span data-quote-cut>…</span>
            <span data-quote-rest hidden>
              <Runs runs={rest} />
            </span>
          </>
        ) : null}
        ”
      </blockquote>
      {rest.length ? (
        <button type="button" className="quote-more" aria-expanded="false" aria-controls="lead-quote">
          See full testimonial
        </button>
      ) : null}
      <By testimonial={testimonial} size={isLead ? 92 : 64} />
    </article>
  );
}

function Runs({ runs }: { runs: QuoteRun[] }) {
  return runs.map(({ text, isEmphasis }) => (isEmphasis ? <mark key={text}>{text}</mark> : text));
}

function By({ testimonial: { name, title, company }, size }: { testimonial: Testimonial; size: 64 | 92 }) {
  return (
    <div className="quote-by">
      <img
        src={`/pictures/avatars/${personSlug(name)}-${size}.svg`}
        alt=""
        width={size}
        height={Math.round(size * 1.15)}
        loading="lazy"
        decoding="async"
      />
      <p>
        <b>{name}</b>
        {title}, {company}
      </p>
    </div>
  );
}
