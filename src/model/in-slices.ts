/** Long computations that leave a typing visitor's keys their turn. */

/** Longest delay of a key press, in milliseconds, unless a single piece of work takes longer. */
const SLICE_MS = 4;

/** Works through the items in order and yields to the visitor's input every few milliseconds. */
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
