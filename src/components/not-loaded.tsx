import type { notLoaded } from '#model/facts/site.ts';

/**
 * Says that a part of the page did not load, while a part or the page is marked as lost
 * (`layout.css`). It is in every page, and again in each modal dialog, outside of which nothing can
 * be pressed.
 */
export function NotLoaded({ sentence, link }: typeof notLoaded) {
  return (
    <p className="not-loaded" role="status">
      {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, whatever it is. */}
      {sentence} <a href="">{link}</a>
    </p>
  );
}
