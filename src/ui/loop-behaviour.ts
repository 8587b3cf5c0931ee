/**
 * Lets each `[data-loop]` move while it is in view, and makes its pause control work. What moves, and the rules that
 * stop it, are CSS (`loop-control.css`); this only states what CSS cannot see.
 */
export function enhanceLoops(page: Document) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-in-view', isIntersecting);
  });
  for (const loop of page.querySelectorAll<HTMLElement>('[data-loop]')) {
    observer.observe(loop);
    loop
      .querySelector('[data-loop-control]')
      ?.addEventListener('click', ({ currentTarget }) => toggle(loop, currentTarget as Element));
    loop.addEventListener('focusout', () => loop.removeAttribute('data-asked'));
  }
}

function toggle(loop: HTMLElement, control: Element) {
  const isPaused = loop.toggleAttribute('data-paused');
  loop.toggleAttribute('data-asked', !isPaused);
  const label = control.querySelector('[data-loop-label]');
  if (label) label.textContent = isPaused ? 'Play' : 'Pause';
}
