/** Turns the owner's facts into the data of the incubator's page. */
import type { z } from 'zod';
import { filled } from '../filled.ts';
import { seatHolder } from '../seat-holder.ts';
import type { incubatorFile } from './incubator.ts';
import { outsideLinks } from './site-facts.ts';

export type WrittenIncubator = z.output<typeof incubatorFile.schema>;
export type IncubatorPage = ReturnType<typeof incubatorPage>;

/** Chooses the words by the switch, which nothing else reads. */
export function incubatorPage(written: WrittenIncubator) {
  const state = written.applicationsOpen ? written.whenOpen : written.whenClosed;
  const { opening, letter, revenue, programme, experience, opportunity } = written;
  const { id, name, title, image } = seatHolder(letter.signedBy);
  return {
    incubator: {
      ...opening,
      status: state.status,
      waitlist: { label: state.button, href: state.link },
      login: { label: opening.login, href: outsideLinks.incubatorLogin },
    },
    partnerBadge: written.badge,
    founderLetter: {
      ...letter,
      paragraphs: [...letter.paragraphs, state.letter],
      signature: name.split(' ', 1)[0],
      author: { id, name, title, image },
    },
    revenue: {
      ...revenue,
      clients: revenue.months.map(({ clients }) => clients),
      months: revenue.months.map(({ sold }) =>
        sold.map(({ channel, thousands }) => [channel, thousands] as const),
      ),
      stages: revenue.stages.map((stage) => ({ ...stage, facts: pairsOf(stage.facts) })),
    },
    programme: { ...programme, facts: pairsOf(programme.facts) },
    experience: { heading: experience.heading, parts: experience.parts },
    sampleWeek: experience.week,
    worth: written.worth,
    opportunity: {
      heading: opportunity.heading,
      badge: [opportunity.badge.first, opportunity.badge.second, opportunity.badge.small] as const,
      text: state.offer,
    },
    studentsSection: written.students,
    questionsSection: { heading: state.questionsHeading },
    questions: filled(written.questions, { applications: state.answer }),
    closing: state.closing,
    comingSoon: { ...written.comingSoon, text: state.comingSoon },
  };
}

const pairsOf = (rows: readonly { name: string; value: string }[]) =>
  rows.map(({ name, value }) => [name, value] as const);
