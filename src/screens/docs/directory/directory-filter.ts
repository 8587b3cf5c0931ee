/** The rule by which the directory of tools is filtered, and counted per choice. Knows nothing of the page. */

/** The facets a visitor may choose one value of. */
export const FACETS = ['category', 'connection', 'channel'] as const;
export type Facet = (typeof FACETS)[number];

/** A tool as the filter sees it. */
export interface DirectoryEntry {
  /** Everything the search looks through, in lower case. */
  text: string;
  category: readonly string[];
  connection: readonly string[];
  channel: readonly string[];
}

/** What the visitor has chosen; an empty value chooses nothing. */
export type DirectoryChoice = { query: string } & Record<Facet, string>;

export const NOTHING_CHOSEN: DirectoryChoice = { query: '', category: '', connection: '', channel: '' };

export interface DirectoryView {
  /** For each entry, in order, whether it is shown. */
  isShown: boolean[];
  shown: number;
  /** For each facet, how many tools each value would leave, given the other choices. `''` is "any". */
  counts: Record<Facet, Map<string, number>>;
}

export function filterDirectory(entries: readonly DirectoryEntry[], choice: DirectoryChoice): DirectoryView {
  const query = choice.query.trim().toLowerCase();
  const counts: DirectoryView['counts'] = { category: new Map(), connection: new Map(), channel: new Map() };
  let shown = 0;
  const isShown = entries.map((entry) => {
    if (!entry.text.includes(query)) return false;
    const missed = FACETS.filter((facet) => choice[facet] !== '' && !entry[facet].includes(choice[facet]));
    // A value's count leaves its own facet out of account, so it counts what passes all the others.
    for (const facet of FACETS) {
      if (missed.length === 0 || (missed.length === 1 && missed[0] === facet))
        count(counts[facet], entry[facet]);
    }
    if (missed.length > 0) return false;
    shown += 1;
    return true;
  });
  return { isShown, shown, counts };
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of ['', ...values]) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The choice without the values that no tool has, as in an address that somebody has mistyped. */
export function keepOffered(entries: readonly DirectoryEntry[], choice: DirectoryChoice): DirectoryChoice {
  const kept = { ...choice };
  for (const facet of FACETS) {
    if (!entries.some((entry) => entry[facet].includes(choice[facet]))) kept[facet] = '';
  }
  return kept;
}

/** The names the choices have in the page's address. */
const PARAMETERS = {
  query: 'q',
  category: 'category',
  connection: 'connection',
  channel: 'channel',
} as const;

export function readChoice(parameters: URLSearchParams): DirectoryChoice {
  const read = (name: keyof typeof PARAMETERS) => parameters.get(PARAMETERS[name]) ?? '';
  return {
    query: read('query'),
    category: read('category'),
    connection: read('connection'),
    channel: read('channel'),
  };
}

/** The address's query for a choice: empty when nothing is chosen. */
export function writeChoice(choice: DirectoryChoice): string {
  const parameters = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = choice[name as keyof DirectoryChoice].trim();
    if (value) parameters.set(parameter, value);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
