import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    questions: HTMLElement;
  }
}

/**
 * Opens the question that the address names. A browser opens a `details` around the target of an address, but a question is
 * in the summary, not in the answer. Visitors who were faster than this file stay where they are, and what they pressed decides.
 */
export const start: Behaviour<'questions'> = (questions, signal) => {
  const named = () => questions.querySelector('summary :target')?.closest('details');
  const openNamed = () => {
    const question = named();
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
  };
  if (isAt(named())) openNamed();
  addEventListener('hashchange', openNamed, { signal });
};

/** True when the visitor is where the browser has led, and presses nothing there. */
function isAt(question: Element | null | undefined): boolean {
  if (!question || question.contains(document.activeElement)) return false;
  const { top, bottom } = question.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
