import type { Behaviour } from '#behaviours/behaviour.ts';
import { type AnalyticsHost, track } from './track.ts';

declare global {
  interface BehaviourElements {
    'click-report': HTMLAnchorElement;
  }
}

/**
 * Reports each click on a link, once, while the event is handled and before the page is left. A key press on a link is a
 * `click`; the middle button's, which opens a new tab, is an `auxclick`.
 */
export const start: Behaviour<'click-report'> = (link, signal) => {
  const report = () => {
    const { clickCategory = '', clickLabel = '', clickValue } = link.dataset;
    const event = { category: clickCategory, label: clickLabel, value: Number(clickValue) };
    track(event, window as AnalyticsHost);
  };
  link.addEventListener('click', report, { signal });
  link.addEventListener('auxclick', ({ button }) => button === 1 && report(), { signal });
};
