/** Long work beside a visitor who types. */

/** What a key may have to wait for at most, but for a piece of work that takes longer by itself. */
const SLICE_MS = 4;

/** Does a piece of work for each item, in order; after every few milliseconds whatever the visitor does has its turn. */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((next) => setTimeout(next));
    began = performance.now();
  }
  return results;
}
