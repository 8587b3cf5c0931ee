/**
 * Which rules of axe run where. A rule can answer otherwise only where what it reads is otherwise, and running all of them
 * on every page, in every theme and at every width takes minutes: so each rule runs on the parts that can change its
 * answer. `axe-rules.test.ts` holds that no rule is left out.
 */
import axe from 'axe-core';

/** Off unless asked for, because a page of dense links fails it: ours has to pass. */
const ASKED_FOR = ['target-size'];
/** Names, roles, colours and sizes of level A and AA and best practice; axe leaves out its experiments by itself. */
const ALL = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('experimental'))
  .filter(({ ruleId, enabled }) => enabled || ASKED_FOR.includes(ruleId))
  .map(({ ruleId }) => ruleId);

/** Where things lie and how large they are: another width changes it, another theme does not. Of the whole page. */
const PLACES = ['target-size', 'scrollable-region-focusable'];
/** How text looks on what lies behind it: the theme changes it, and a width where it changes size or ground. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Which landmarks, headings and references the page has together: a width changes it by what it shows. */
const OUTLINE = ALL.filter((rule) =>
  /^(landmark|page-has|region$|bypass$|skip-link$|heading-order$)/.test(rule),
);
/** One element for itself, its name, role and attributes: once, and again where a width shows what was not shown before. */
const ELEMENTS = ALL.filter((rule) => ![...PLACES, ...COLORS, ...OUTLINE].includes(rule));

export const axeRules = { ALL, PLACES, COLORS, OUTLINE, ELEMENTS };
