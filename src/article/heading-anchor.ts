/** Ids the page around an article already uses; a heading of the same name gets a number. */
const TAKEN = ['main', 'menu', 'article-heading', 'cta-heading', 'footnote-label'];

/**
 * Gives each heading its anchor: lower-cased, runs of non-word characters turned into hyphens, and a number after a
 * repeated one. Letters of every alphabet are word characters.
 */
export function createAnchors(): (heading: string) => string {
  const used = new Set(TAKEN);
  return (heading) => {
    const base = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
    let anchor = base;
    for (let count = 1; used.has(anchor); count += 1) anchor = `${base}-${count}`;
    used.add(anchor);
    return anchor;
  };
}
