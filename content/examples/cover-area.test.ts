import { afterEach, expect, test, vi } from 'vitest';
import { CAP, type Cell, maps, type Place, search } from './cover-area.ts';
import submitted from './lead-search.json' with { type: 'json' };

interface Restaurant extends Place {
  x: number;
  y: number;
}

const AREA: Cell = { x: 0, y: 0, side: submitted.radius_km * 2000, depth: 0 };

/** Map service that returns no more than its cap; places on an edge belong to both cells. */
function serve(restaurants: readonly Restaurant[]) {
  return vi
    .spyOn(maps, 'restaurants')
    .mockImplementation(async ({ x, y, side }) =>
      restaurants
        .filter((place) => place.x >= x && place.x <= x + side && place.y >= y && place.y <= y + side)
        .slice(0, CAP),
    );
}

const scattered = (count: number): Restaurant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    x: (index * 2503) % AREA.side,
    y: (index * 3769) % AREA.side,
  }));

afterEach(() => vi.restoreAllMocks());

test('an area with more places than the cap is covered whole, each place once', async () => {
  const restaurants = [...scattered(300), { id: 'on both edges', x: AREA.side / 2, y: AREA.side / 2 }];
  serve(restaurants);
  const found = await search(AREA, 1000);
  expect(found.map(({ id }) => id).sort()).toEqual(restaurants.map(({ id }) => id).sort());
});

test('the search ends with the number that was asked for', async () => {
  serve(scattered(300));
  expect(await search(AREA, submitted.limit)).toHaveLength(submitted.limit);
});

test('one house with more places than the cap does not keep it going for ever', async () => {
  const asked = serve(Array.from({ length: 100 }, (_, index) => ({ id: `r${index}`, x: 10, y: 10 })));
  expect(await search(AREA, 1000)).toHaveLength(CAP);
  const smallest = Math.min(...asked.mock.calls.map(([{ side }]) => side));
  expect(smallest).toBeGreaterThan(90);
  expect(smallest).toBeLessThan(130);
});
