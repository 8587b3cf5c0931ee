import type { Behaviour } from '#behaviours/behaviour.ts';

/** The search that the box opens begins with the last part of an address that no page has. */
export const start: Behaviour = (box) => {
  const last = location.pathname.split('/').filter(Boolean).at(-1)?.replaceAll('&', '%26');
  // Unlike `decodeURIComponent` it reads any text.
  const asked = new URLSearchParams(`asked=${last}`).get('asked') ?? '';
  const button = box.querySelector<HTMLElement>('[data-search-open]');
  if (button) button.dataset['searchWords'] = asked.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
};
