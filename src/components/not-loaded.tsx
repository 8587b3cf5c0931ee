import type { Navigation } from '#model/facts/site.ts';

/** `layout.css` shows it. A modal dialog needs its own, because it makes the page inert. */
export const NotLoaded = ({ sentence, link }: Navigation['notLoaded']) => (
  <p className="not-loaded" role="status">
    {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, whatever it is. */}
    {sentence} <a href="">{link}</a>
  </p>
);
