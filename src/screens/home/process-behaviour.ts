/** Makes a step of the process active on click, after dwelling in the upper half of the view, and by scroll position. */
import { DWELL, stepByScroll, stepInUpperHalf } from './process-rule.ts';

export function enhanceProcess(page: Document) {
  const section = page.querySelector<HTMLElement>('.proc');
  const steps = [...(section?.querySelectorAll<HTMLElement>('.step') ?? [])];
  if (!section) return;

  /** What scrolling has decided so far; a click does not change it, so the next wheel notch does not undo the click. */
  let scrolledTo = 0;
  let dwellingOn: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const activate = (active: number) => {
    section.dataset['step'] = String(active);
    for (const [index, step] of steps.entries()) {
      const button = step.querySelector('button');
      if (index === active) button?.setAttribute('aria-current', 'step');
      else button?.removeAttribute('aria-current');
    }
  };

  const scrollTo = (step: number) => {
    scrolledTo = step;
    activate(step);
  };

  const follow = () => {
    const extents = steps.map((step) => step.getBoundingClientRect());
    const next = stepByScroll(extents, innerHeight, scrolledTo);
    if (next !== scrolledTo) scrollTo(next);

    const read = stepInUpperHalf(extents, innerHeight);
    if (read === dwellingOn) return;
    dwellingOn = read;
    clearTimeout(timer);
    if (read !== undefined) timer = setTimeout(() => scrollTo(read), DWELL);
  };

  for (const [index, step] of steps.entries()) {
    step.addEventListener('click', () => {
      clearTimeout(timer);
      activate(index);
    });
  }
  addEventListener('scroll', follow, { passive: true });
  follow();
}
