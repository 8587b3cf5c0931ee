import type { ClickEvent } from './track.ts';

/** Attributes that make a link report its clicks. */
export function clickAttributes({ category, label, value }: ClickEvent) {
  return {
    'data-behaviour': 'click-report',
    'data-click-category': category,
    'data-click-label': label,
    'data-click-value': value,
  } as const;
}
