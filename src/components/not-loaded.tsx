import type { Navigation } from '#model/facts/site.ts';

/** Shown by `layout.css`. In every page, and in each modal dialog, which inerts the page. */
export function NotLoaded({ sentence, link }: Navigation['notLoaded']) {
  return (
    <p className="not-loaded" role="status">
      {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, whatever it is. */}
      {sentence} <a href="">{link}</a>
    </p>
  );
}
