export interface Place {
  id: string;
}

/** A square of the map: its south-west corner and its side, in meters. */
export interface Cell {
  x: number;
  y: number;
  side: number;
  /** Number of times it was quartered. */
  depth: number;
}

/**
 * The map service, which gives at most {@link CAP} places for a cell, however
 * many there are.
 */
export const maps = {
  restaurants: async (_: Cell): Promise<Place[]> => {
    throw new Error('Put your map service here.');
  },
};

function quarters({ x, y, side, depth }: Cell): Cell[] {
  const half = side / 2;
  return [x, x + half].flatMap((left) =>
    [y, y + half].map((bottom) => ({
      x: left,
      y: bottom,
      side: half,
      depth: depth + 1,
    })),
  );
}

// #region search
const CAP = 60;
const SMALLEST = 6; // times quartered: at 5 miles, about 250 m across

async function search(area: Cell, limit: number): Promise<Place[]> {
  const found = new Map<string, Place>();
  const cells = [area]; // grows while we walk it
  for (const cell of cells) {
    const places = await maps.restaurants(cell);
    const isFull = places.length >= CAP;
    if (isFull && cell.depth < SMALLEST) cells.push(...quarters(cell));
    else for (const place of places) found.set(place.id, place);
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

// #endregion

export { CAP, search };
