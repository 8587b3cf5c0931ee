/** Characters of the long testimonial that show before it is opened. */
export const QUOTE_LIMIT = 150;

/** Part of a quote that is set in one way. Parts after the cut are the rest, which is hidden at first. */
export interface QuoteRun {
  text: string;
  isEmphasis: boolean;
  isRest: boolean;
}

/**
 * Takes a quote apart at its emphasis phrase and, when it is longer than `limit` characters, at that character. A
 * phrase that the cut runs through becomes two emphasised runs, so that it is highlighted on both sides.
 *
 * @throws {Error} when the phrase is not part of the quote, word for word
 */
export function cutQuote(quote: string, emphasis: string, limit = Number.POSITIVE_INFINITY): QuoteRun[] {
  const start = quote.indexOf(emphasis);
  if (start < 0) {
    throw new Error(
      `content/data/testimonials.yaml: the emphasis "${emphasis}" is not in the quote "${quote}". Copy it from the quote word for word.`,
    );
  }
  const end = start + emphasis.length;
  const edges = [...new Set([0, start, end, Math.min(limit, quote.length), quote.length])].sort(
    (a, b) => a - b,
  );
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return { text: quote.slice(from, to), isEmphasis: from >= start && to <= end, isRest: from >= limit };
  });
}
