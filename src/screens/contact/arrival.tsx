import { clsx } from 'clsx';
import { useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import type { Lead } from '#leads/lead-fields.ts';
import { dayInWords, longDate } from '#model/calendar-day.ts';
import { answerTimes, reader } from '#model/facts/arrival-facts.ts';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import { capital } from '#model/sentence.ts';
import { easternDay } from '#model/working-days.ts';
import { Sheet } from '#ui/sheet.tsx';
import { channelLabel } from '#weave/channels.ts';
import styles from './arrival.module.css';
import { ArrivalCases } from './arrival-cases.tsx';
import { ArrivalCloth } from './arrival-cloth.tsx';
import { clothStyle } from './cloth-style.ts';
import { randomKey } from './contact-effects.ts';
import { matchingCases } from './matching-cases.ts';
import { nextSteps } from './next-steps.ts';
import { replyCalendar } from './reply-calendar.ts';
import { StepsInDays } from './steps-in-days.tsx';

interface ArrivalProps {
  lead: Lead;
  received: Date;
  /** Number of required answers. */
  answers: number;
}

/** Replaces the form once the lead has arrived: the next steps with their days, and the cloth of the answers to keep. */
export function Arrival({ lead, received, answers }: ArrivalProps) {
  const [key] = useState(randomKey);
  const steps = nextSteps(received);
  const style = clothStyle(lead);
  const facts = [
    ['For', lead.companyName],
    ['About', capital(style.channels.map(channelLabel).join(', ')) || 'As you wrote it'],
    ['Read by', `${reader.name}, ${reader.title}`],
    ['Answered by', `${dayInWords(steps.reply)}, ${answerTimes.workingHours[1]}:00 Eastern`],
  ];
  const calendar = replyCalendar(steps, { reader: reader.name, received, key });
  return (
    <div className={styles.arrival}>
      <Sheet
        className={styles.sheet}
        heading={`${lead.firstName} ${lead.lastName}`}
        aside={longDate(easternDay(received))}
      >
        <div className={styles.laid}>
          <ArrivalCloth answers={answers} style={style} />
          <dl>
            {facts.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Sheet>
      <p className={clsx('caption', styles.caption)}>{arrivalWords.cloth}</p>
      <StepsInDays steps={steps} />
      <ArrowLink
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        download={arrivalWords.calendar.file}
      >
        {arrivalWords.calendar.link}
      </ArrowLink>
      <ArrivalCases
        cases={matchingCases(`${lead.howCanWeHelp} ${lead.companyName}`)}
        heading={arrivalWords.cases}
      />
    </div>
  );
}
