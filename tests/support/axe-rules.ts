/**
 * Chooses where each rule of axe runs. A rule can change its answer only where its input changes, and running all of them
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

/** Rules about position and size: another width changes their answer, another theme does not. They read the whole page. */
const PLACES = ['target-size', 'scrollable-region-focusable'];
/** Rules about text and its ground: the theme changes their answer, and a width where it changes size or ground. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Rules about landmarks, headings and references of the page as a whole: a width changes their answer by what it shows. */
const OUTLINE = ALL.filter((rule) =>
  /^(landmark|page-has|region$|bypass$|skip-link$|heading-order$)/.test(rule),
);
/** One element for itself, its name, role and attributes: once, and again where a width shows what was not shown before. */
const ELEMENTS = ALL.filter((rule) => ![...PLACES, ...COLORS, ...OUTLINE].includes(rule));

export const axeRules = { ALL, PLACES, COLORS, OUTLINE, ELEMENTS };
