import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import type { Lead } from '#leads/lead-fields.ts';
import { dayInWords, longDate } from '#model/calendar-day.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { filledText } from '#model/filled.ts';
import { capital } from '#model/sentence.ts';
import { easternDay } from '#model/working-days.ts';
import { Sheet } from '#ui/sheet.tsx';
import { channelLabel } from '#weave/channels.ts';
import { AnswerCloth, fileOf } from './answer-cloth.tsx';
import styles from './arrival.module.css';
import { type ArrivalCase, channelsOf, matchingCases } from './matching-cases.ts';
import { replyCalendar, replyDates } from './reply-dates.ts';
import { randomKey } from './send-lead.ts';

interface ArrivalProps {
  facts: ContactFormFacts;
  lead: Lead;
  received: Date;
  /** Number of bands of the cloth: one for each required answer. */
  bands: number;
}

/** Replaces the form once the lead has arrived: the next steps with their days, and the cloth of the answers to keep. */
export function Arrival({ facts, lead, received, bands }: ArrivalProps) {
  const { arrival: words, reader, times, company } = facts;
  const [key] = useState(randomKey);
  const cloth = useRef<SVGSVGElement>(null);
  const [file, setFile] = useState<string>();
  useEffect(() => setFile(cloth.current ? fileOf(cloth.current) : undefined), []);
  const dates = replyDates(received, times);
  const channels = channelsOf(lead.howCanWeHelp, facts.channelWords);
  const cases = matchingCases(`${lead.howCanWeHelp} ${lead.companyName}`, channels, facts.cases);
  const rows = [
    ['For', lead.companyName],
    ['About', capital(channels.map(channelLabel).join(', ')) || 'As you wrote it'],
    ['Read by', `${reader.name}, ${reader.title}`],
    ['Answered by', `${dayInWords(dates.reply)}, ${times.workingHours[1]}:00 Eastern`],
  ];
  const calendar = replyCalendar(dates, {
    ...{ times, company, received, key },
    words: words.calendar,
    reader: reader.name,
  });
  return (
    <div className={styles.arrival}>
      <Sheet
        className={styles.sheet}
        heading={`${lead.firstName} ${lead.lastName}`}
        aside={longDate(easternDay(received))}
      >
        <div className={styles.laid}>
          <div className={styles.cloth}>
            <AnswerCloth ref={cloth} bands={bands} answers={lead} channels={channels} />
          </div>
          <dl>
            {rows.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          {file ? (
            <ArrowLink className={clsx('screen-only', styles.keep)} href={file} download={words.keep.file}>
              {words.keep.link}
            </ArrowLink>
          ) : null}
        </div>
      </Sheet>
      <p className={clsx('caption', styles.caption)}>{words.cloth}</p>
      <TimedSteps areDates steps={datedSteps(words.steps, dates)} />
      <ArrowLink
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        download={words.calendar.file}
      >
        {words.calendar.link}
      </ArrowLink>
      <ArrivalCases cases={cases} heading={words.cases} link={words.case} />
    </div>
  );
}

/** The steps with the days of this request. */
function datedSteps(
  steps: ContactFormFacts['arrival']['steps'],
  { reply, call, start, proof }: ReturnType<typeof replyDates>,
) {
  const days = { reply, callFrom: call.from, callTo: call.to, start, proof };
  const words = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayInWords(day)]));
  return steps.map(({ when, what }) => ({ when: filledText(when, words), what: filledText(what, words) }));
}

interface ArrivalCasesProps {
  cases: readonly ArrivalCase[];
  heading: string;
  /** Words of each link. */
  link: string;
}

/** Case studies to read while waiting, each with its main figure. */
export function ArrivalCases({ cases, heading, link }: ArrivalCasesProps) {
  return (
    <section className={styles.cases} aria-labelledby="arrival-cases">
      <h2 id="arrival-cases">{heading}</h2>
      <ul>
        {cases.map(({ slug, client, channels, headline: { measure, before, after } }) => (
          <li key={slug} data-channel={channels[0]}>
            <h3>{client}</h3>
            <p className="num">
              <b>{after}</b> {measure}; it was {before}.
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

interface TimedStepsProps {
  steps: readonly { when: string; what: ReactNode }[];
  /** Dates, longer than names of weeks, have a third of the width. */
  areDates?: boolean;
  className?: string | undefined;
}

/** Steps in their order, each with its time. */
export function TimedSteps({ steps, areDates = false, className }: TimedStepsProps) {
  return (
    <ol className={clsx(styles.steps, areDates && styles.dates, className)}>
      {steps.map(({ when, what }) => (
        <li key={when}>
          <b className={areDates ? 'num' : undefined}>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
