/** The rules of every page: each lists the faults of a page that is open, a line for each. */
import type { Page } from '@playwright/test';
import { company } from '../support/this-company.ts';

export type Rule = (page: Page) => Promise<string[]>;

/**
 * Of a company whose name or price has letters of which faces have files of their own
 * (`first-sheet.ts`): every page loads some of them, after the stand-in was shown.
 */
export const HAS_RARER_LETTERS = /[^ -~]/.test(company.company.name + company.figures.monthly);

export const WITH_WORDS = 'xpath=//body//*[text()[normalize-space()]]';
