/** The company of this checkout, whichever it is: tests take its words from here. */
import { checkout, siteOf } from '#model/testing/checkout.ts';

export const company = await siteOf(checkout);

/** `start-fresh` keeps its name from being real, and no case study. */
export const isSample = company.company.sample && Object.keys(company.caseStudies).length > 0;
