import { type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { caseWords } from '#content/data/contact-words.ts';
import { channelsOfWords, firstOf } from './channels-of-words.ts';

const COUNT = 2;
/** A word of the same trade says more than the same channel. */
const WEIGHT = { trade: 10, channel: 1 };

/** The two case studies nearest to a text: by the words of their trade, then by channel, then in the showcase's order. */
export function matchingCases(text: string): CaseStudySlug[] {
  const slugs = Object.keys(caseStudies) as CaseStudySlug[];
  const channels = channelsOfWords(text);
  const score = (slug: CaseStudySlug) => {
    const shared = new Set(
      caseStudies[slug].rows.map(({ channel }) => channel).filter((channel) => channels.includes(channel)),
    );
    const isSameTrade = firstOf(text.toLowerCase(), caseWords[slug]) !== undefined;
    return (isSameTrade ? WEIGHT.trade : 0) + shared.size * WEIGHT.channel;
  };
  return slugs.sort((one, other) => score(other) - score(one)).slice(0, COUNT);
}
