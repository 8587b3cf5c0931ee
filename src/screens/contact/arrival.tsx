import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Terms } from '#components/facts.tsx';
import { SampleMark } from '#components/sample-note.tsx';
import type { Lead } from '#leads/lead-fields.ts';
import { dayInWords } from '#model/calendar-day.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { filled } from '#model/filled.ts';
import { oneSpelling, plainText } from '#model/names.ts';
import { longDate } from '#model/reader-day.ts';
import { capital } from '#model/sentence.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type Channel, channelLabel, threadColor } from '#weave/channels.ts';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import styles from './arrival.module.css';
import { replyCalendar, replyDates } from './reply-dates.ts';
import { randomKey } from './use-sending.ts';
import { dayIn } from './working-days.ts';

interface ArrivalProps {
  facts: ContactFormFacts;
  lead: Lead;
  received: Date;
  bands: number;
  children: ReactNode;
}

export function Arrival({ facts, lead, received, bands, children }: ArrivalProps) {
  const { arrival: words, reader, times } = facts;
  const [key] = useState(randomKey);
  const dates = replyDates(received, times);
  const days = Object.fromEntries(
    Object.entries(dates).map(([name, day]) => [name, dayInWords(day)]),
  );
  const channels = channelsOf(lead.howCanWeHelp, facts.channelWords);
  const calendar = replyCalendar(dates, facts, received, key);
  return (
    <div className={styles.arrival} data-arrived="">
      <Sheet
        heading={`${lead.firstName} ${lead.lastName}`}
        aside={longDate(dayIn(times.zone, received))}
      >
        <div className={styles.laid}>
          <div className={styles.cloth}>
            <AnswerCloth bands={bands} channels={channels} />
          </div>
          <Terms
            rows={[
              ['For', lead.companyName],
              ['About', capital(channels.map(channelLabel).join(', ')) || 'As you wrote it'],
              ['Read by', `${reader.name}, ${reader.title}`],
              ['Answered by', `${dayInWords(dates.reply)}, ${times.lastHour} ${times.zoneName}`],
            ]}
          />
        </div>
      </Sheet>
      <p className={clsx('caption', styles.caption)}>{words.cloth}</p>
      <TimedSteps steps={filled(words.steps, days)} />
      <div className={styles.next}>
        <ButtonLink
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download={words.calendar.file}
        >
          {words.calendar.link}
        </ButtonLink>
        {children}
      </div>
      <ArrivalCases
        cases={matchingCases(`${lead.howCanWeHelp} ${lead.companyName}`, channels, facts.cases)}
        heading={words.cases}
        link={words.case}
      />
    </div>
  );
}

interface ArrivalCasesProps {
  cases: ContactFormFacts['cases'];
  heading: string;
  link: string;
}

export function ArrivalCases({ cases, heading, link }: ArrivalCasesProps) {
  if (cases.length === 0) return null;
  return (
    <section className={styles.cases} aria-labelledby="arrival-cases">
      <h2 id="arrival-cases">{heading}</h2>
      <ul className="halves">
        {cases.map(({ slug, client, sample, channels, headline: { measure, before, after } }) => (
          <li key={slug} data-channel={channels[0]}>
            <h3>{client}</h3>
            <p className="small num">
              <b className="serif">
                {after}
                <SampleMark of={{ sample }} />
              </b>{' '}
              {measure}. Before: {before}
            </p>
            <ArrowLink href={`/docs/case-studies/${slug}`} aria-label={`${link}: ${client}`}>
              {link}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const TimedSteps = ({ steps }: { steps: readonly { when: string; what: string }[] }) => (
  <ol className={clsx('rows', styles.steps)}>
    {steps.map(({ when, what }) => (
      <li key={when}>
        <b className="num">{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
);

export function channelsOf(request: string, channelWords: ContactFormFacts['channelWords']) {
  return channelWords
    .map(({ channel, words }) => ({ channel, at: firstOf(request, words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ channel }) => channel);
}

/** A word of their trade says more than a channel; those alike keep the showcase's order. */
export function matchingCases<T extends { channels: readonly Channel[]; words: readonly string[] }>(
  request: string,
  named: readonly Channel[],
  cases: readonly T[],
) {
  const score = ({ channels, words }: T) =>
    (firstOf(request, words) < 0 ? 0 : 10) +
    named.filter((channel) => channels.includes(channel)).length;
  return cases.toSorted((one, other) => score(other) - score(one)).slice(0, 2);
}

/** The place of the first word that begins with one of these, or -1. */
function firstOf(text: string, stems: readonly string[]) {
  if (stems.length === 0) return -1;
  const beginnings = stems.map((stem) => {
    const letters = plain(stem.replace(/\\b$/, '')).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return stem.endsWith('\\b') ? `${letters}(?!${LETTER})` : letters;
  });
  return plain(text).search(new RegExp(`(?<!${LETTER})(?:${beginnings.join('|')})`, 'u'));
}

/** `\b` would know the letters of English alone. */
const LETTER = String.raw`[\p{L}\p{N}]`;

/** Capitals, accents and curly apostrophes make no other word. */
const plain = (text: string) => plainText(oneSpelling(text));

const CLOTH = { ends: 28, picks: 4, pitch: 4.7, fringe: 26 };

interface AnswerClothProps {
  bands: number;
  channels: readonly Channel[];
}

export function AnswerCloth({ bands, channels }: AnswerClothProps) {
  const { ends, picks, pitch, fringe } = CLOTH;
  const width = round(ends * pitch);
  const height = round(2 * fringe + bands * picks * pitch);
  const color = (pick: number) => {
    const channel = channels[Math.floor(pick / picks) % channels.length];
    return channel ? threadColor(channel) : 'var(--color-ink)';
  };
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path
        d={raggedWarp(ends, { pitch, top: 2, bottom: height, step: 3 })}
        stroke="var(--color-edge)"
        strokeWidth={round(pitch * 0.28, 2)}
      />
      <Stretch
        id="answers"
        structure="twill"
        ends={ends}
        pitch={pitch}
        y={fringe}
        color={color}
        picks={bands * picks}
        warpColor="var(--color-edge)"
        ground="var(--color-sheet)"
        weft={pitch * 0.82}
        warp={pitch * 0.28}
      />
    </Drawing>
  );
}
