import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    questions: HTMLElement;
  }
}

/**
 * Opens the question that the address names. A browser opens a `details` around the target of an address, but a question is
 * in the summary, not in the answer.
 */
export const start: Behaviour<'questions'> = (questions, signal) => {
  const openNamed = () => {
    const question = questions.querySelector('summary :target')?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
  };
  openNamed();
  addEventListener('hashchange', openNamed, { signal });
};
