import { clsx } from 'clsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import type { ClientLogo } from '#components/logos.ts';
import { type Notes, SampleLine } from '#components/sample-note.tsx';
import { headlineMeasure } from '#model/facts/case-studies.ts';
import type { Client } from '#model/facts/clients.ts';
import type { Site } from '#model/read-site.ts';
import { withUnits } from '#model/sentence.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import styles from './client-names.module.css';

interface NamesProps {
  clients: readonly Client[];
  logos: ReadonlyMap<string, ClientLogo>;
  isCopy?: boolean;
}

interface ClientNamesProps {
  site: Site;
  logos: NamesProps['logos'];
  /** The line about all that is made up on the page is below the first of it. */
  madeUp: Notes;
}

/**
 * The list twice in one track, so that its end meets its beginning; the copy is for the eye only.
 */
export function ClientNames({ site, logos, madeUp }: ClientNamesProps) {
  const { clients, home } = site;
  const proofs = proofsOf(site);
  // One name stands still.
  const moves = clients.length > 1;
  const sample = (
    <div className="wrap">
      <SampleLine notes={clients.length > 0 ? { results: proofs, ...madeUp } : madeUp} />
    </div>
  );
  if (clients.length === 0) return sample;
  return (
    <section aria-labelledby="clients-heading" data-loop={moves || undefined}>
      <div className={styles.clients}>
        <h2 id="clients-heading">{moves ? home.clients.heading : home.clients.headingOfOne}</h2>
        <div className={styles.strip} data-loop-view>
          <div className={styles.track}>
            <Names clients={clients} logos={logos} />
            {moves && <Names clients={clients} logos={logos} isCopy />}
          </div>
        </div>
        {moves && <LoopControl className={styles.control} what="the client names" />}
      </div>
      {proofs.length > 0 && (
        <ul className={clsx('wrap thirds', styles.proofs)}>
          {proofs.map((proof) => (
            <Proof key={proof.study} {...proof} />
          ))}
        </ul>
      )}
      {sample}
    </section>
  );
}

function proofsOf({ testimonials, caseStudies, caseReturns }: Site) {
  const quotes = new Map(testimonials.map((quote) => [quote.study, quote])).values();
  return [...quotes].flatMap(({ study, channel, company: name }) => {
    if (study === undefined) return [];
    const { before, after, ...measured } = headlineMeasure(caseReturns[study]);
    const figures = { before: withUnits(before), after: withUnits(after) };
    return { ...measured, ...figures, study, channel, name, sample: caseStudies[study].sample };
  });
}

type ProofProps = ReturnType<typeof proofsOf>[number];

function Proof({ study, channel, name, measure, before, after, lengths }: ProofProps) {
  const longest = Math.max(...(lengths ?? []));
  return (
    <li data-channel={channel}>
      <a href={`/docs/case-studies/${study}`}>
        <b className="serif num">{after}</b>
        <span>
          {measure}. <span className="visually-hidden">Before: {before}.</span>{' '}
          <span className="small">{name}</span>
        </span>
        {lengths && (
          <svg aria-hidden>
            {[before, after].map((figure, index) => {
              const end = `${Math.max(1, ((lengths[index] ?? 0) / longest) * 50)}%`;
              return (
                <g key={figure} transform={`translate(0 ${index * 20})`}>
                  <rect width={end} height="14" />
                  <path stroke="var(--color-paper)" d="M0 4.5h999M0 9.5h999" />
                  <text x={end} y="12" dx="8">
                    {figure}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </a>
    </li>
  );
}

const Names = ({ clients, logos, isCopy = false }: NamesProps) => (
  <ul aria-hidden={isCopy || undefined} translate="no">
    {clients.map(({ name }) => (
      <li key={name}>
        <ClientWordmark name={name} logo={logos.get(name)} decorative={isCopy} />
      </li>
    ))}
  </ul>
);
