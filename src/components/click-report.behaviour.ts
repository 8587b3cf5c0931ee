import type { Behaviour } from '#behaviours/behaviour.ts';

export const clickAttributes = (event: { category: string; label: string; value: number }) =>
  ({
    'data-behaviour': 'click-report',
    'data-category': event.category,
    'data-label': event.label,
    'data-value': event.value,
  }) as const;

/** `gtag` writes to `dataLayer` itself. The middle button sends an `auxclick`. */
export const start: Behaviour<HTMLAnchorElement> = (link, signal) => {
  const report = () => {
    const { gtag, dataLayer } = window as { gtag?: unknown; dataLayer?: unknown };
    const { category, label, value } = link.dataset;
    const event = { event_category: category, event_label: label, value: Number(value) };
    if (typeof gtag === 'function') gtag('event', 'click', event);
    else if (Array.isArray(dataLayer)) dataLayer.push({ event: 'click', ...event });
  };
  link.addEventListener('click', report, { signal });
  link.addEventListener('auxclick', ({ button }) => button === 1 && report(), { signal });
};
