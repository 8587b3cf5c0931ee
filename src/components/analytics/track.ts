/** Description of a click, in the terms of an analytics service: `Pricing`, `Tech Consulting Session`, 299. */
export interface ClickEvent {
  category: string;
  label: string;
  value: number;
}

/** Globals that an owner's analytics snippet sets on the window; a site without one has neither. */
export interface AnalyticsHost {
  gtag?: unknown;
  dataLayer?: unknown;
}

/**
 * Reports a click to the analytics service an owner has put on the page, and does nothing when there is none. Never to
 * both: Google's own `gtag` writes to `dataLayer` itself, so telling both would count each click twice.
 */
export function track({ category, label, value }: ClickEvent, host: AnalyticsHost) {
  const event = { event_category: category, event_label: label, value };
  if (typeof host.gtag === 'function') host.gtag('event', 'click', event);
  else if (Array.isArray(host.dataLayer)) host.dataLayer.push({ event: 'click', ...event });
}
