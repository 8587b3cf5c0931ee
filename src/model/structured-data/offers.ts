/** Offers, questions, videos and the company itself, in the terms of schema.org. */
import type { FAQPage, Offer, OrganizationLeaf, Service, VideoObject } from 'schema-dts';
import { withFacts } from '../engagement-figures.ts';
import type { Plan } from '../facts/pricing.ts';
import { site } from '../facts/site.ts';
import type { TeamMember } from '../facts/team.ts';
import { type Address, company, companyReference } from './structured-data.ts';

const CURRENCY = 'USD';
/** UN/CEFACT Recommendation 20: a month. */
const MONTH = 'MON';

/** @param plans of the pricing page; one whose price is a word offers no price here either */
export function service(address: Address, description: string, plans: readonly Plan[]): Service {
  return {
    '@type': 'Service',
    name: `${site.name} partner plans`,
    serviceType: 'AI agent development and automation',
    description,
    url: address('/pricing'),
    provider: companyReference(address),
    offers: plans.map((plan) => offer(address, plan)),
  };
}

function offer(address: Address, { name, price, link, includes, features }: Plan): Offer {
  const amount = /^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', '');
  return {
    '@type': 'Offer',
    name,
    description: [...(includes ? [includes] : []), features.map(({ text }) => text).join('; ')].join(' '),
    url: address(link),
    ...(amount !== undefined && {
      price: Number(amount),
      priceCurrency: CURRENCY,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: Number(amount),
        priceCurrency: CURRENCY,
        unitCode: MONTH,
      },
    }),
  };
}

/** @param questions as the page shows them, answers included */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withFacts(answer) },
    })),
  };
}

interface ShownFilm {
  /** Id on the video platform; empty as long as the video is not there. */
  id: string;
  /** Addresses of our own files, the best first. */
  files?: readonly string[];
  title: string;
  summary: string;
  /** Seconds. */
  duration: number;
  poster: string;
}

/** A film that is nowhere yet is no video. */
export function videos(address: Address, films: readonly ShownFilm[]): VideoObject[] {
  return films.flatMap(({ id, files, title, summary, duration, poster }) => {
    const file = files?.[0];
    if (!id && !file) return [];
    return {
      '@type': 'VideoObject' as const,
      name: title,
      description: summary,
      thumbnailUrl: address(poster),
      duration: `PT${duration}S`,
      ...(id
        ? { embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
        : { contentUrl: address(file ?? '') }),
    };
  });
}

/** The company with its people. */
export function staffedCompany(address: Address, team: readonly TeamMember[]): OrganizationLeaf {
  const person = ({ name, title, image, linkedinUrl }: TeamMember) => ({
    '@type': 'Person' as const,
    name,
    jobTitle: title,
    image: address(image),
    sameAs: linkedinUrl,
  });
  return {
    ...company(address),
    founder: team.filter(({ isFounder }) => isFounder).map(person),
    employee: team.filter(({ isFounder }) => !isFounder).map(person),
  };
}
