/** Folds and unfolds the long testimonial. */
export function enhanceTestimonial(page: Document) {
  const button = page.querySelector<HTMLElement>('.quote-more');
  const quote = button?.parentElement;
  button?.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = isOpen ? 'Show less' : 'See full testimonial';
    quote?.querySelector('[data-quote-rest]')?.toggleAttribute('hidden', !isOpen);
    quote?.querySelector('[data-quote-cut]')?.toggleAttribute('hidden', isOpen);
  });
}
