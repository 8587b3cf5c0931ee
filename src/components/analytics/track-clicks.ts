import { type AnalyticsHost, type ClickEvent, track } from './track.ts';

/** Attributes that make a link report its clicks. */
export function clickAttributes({ category, label, value }: ClickEvent) {
  return { 'data-click-category': category, 'data-click-label': label, 'data-click-value': value };
}

/**
 * Reports each click on an element that carries {@link clickAttributes}, once, while the event is handled and before the
 * page is left. A key press on a link is a `click`; the middle button's, which opens a new tab, is an `auxclick`.
 */
export function enhanceTrackedClicks(page: Document, host: AnalyticsHost = window as AnalyticsHost) {
  const report = (event: MouseEvent) => {
    const tracked =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-click-category]');
    if (!tracked) return;
    const { clickCategory = '', clickLabel = '', clickValue } = tracked.dataset;
    track({ category: clickCategory, label: clickLabel, value: Number(clickValue) }, host);
  };
  page.addEventListener('click', report);
  page.addEventListener('auxclick', (event) => {
    if (event.button === 1) report(event);
  });
}
