import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowButton } from '#components/arrow-link.tsx';
import { contactAddress } from '#leads/contact-address.ts';
import type { SharedWords } from '#model/facts/site.ts';
import { CHANNEL_LABELS, type Channel } from '#model/integration-terms.ts';
import { foldedName, nameWords, toolKey, toolsNamed } from '#model/names.ts';
import { DocsIcon } from '#ui/icons.tsx';
import { isSmallWord } from '../close-index.ts';
import { requireTexts } from '../require-texts.ts';
import type { DirectoryTool, ListedTools } from './listed-tools.ts';
import { sharedBy, ToolRow, ToolRows } from './tool-row.tsx';

/** What is typed and what is pressed; the page's address has it, for a link that is passed on. */
const NOTHING = { q: '', category: '', channel: '' };

export const TOOL_PARAMETERS = Object.keys(NOTHING);

const FIRST_ROWS = 16;

const DIRECTORY = '[data-behaviour="named-details"]';

type Words = SharedWords['tools'];

const count = (amount: number) => amount.toLocaleString('en');

interface ToolFinderProps {
  total: number;
  words: Words;
  filters: Readonly<Record<string, readonly (readonly [value: string, name: string])[]>>;
}

export function ToolFinder({ total, words, filters }: ToolFinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(new URLSearchParams());
  const [ready, setReady] = useState<Tools>();
  const [hasFailed, setFailed] = useState(false);
  const [text = '', category = '', channel = ''] = TOOL_PARAMETERS.map(
    (name) => asked.get(name) ?? '',
  );
  const isFinding = text.trim() + category + channel !== '';

  const load = () => {
    // The browser's cache may hold the answer that was wrong.
    fetch('/docs/tools.json', { cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(readTools)
      .then(
        (tools) => {
          setReady(tools);
          setFailed(false);
        },
        () => setFailed(true),
      );
  };

  const ask = (part: Record<string, string>, fragment = '') => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(part)) {
      next.delete(name);
      if (value.trim()) next.set(name, value);
    }
    const query = String(next) && `?${next}`;
    history.replaceState(history.state, '', location.pathname + query + fragment);
    show(next, part.q);
    if (hasFailed) load();
  };

  const show = (next: URLSearchParams, typed = next.get('q')) => {
    setAsked(next);
    if (field.current && typed !== null) field.current.value = typed;
  };

  /** The focus would go with the button. Phones would show a keyboard. */
  const clear = () => {
    ask(NOTHING);
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(() => {
    load();
    show(new URLSearchParams(location.search));
    // An address that names a row ends the search, whose results hide the groups.
    addEventListener('hashchange', () => {
      const place = document.querySelector(':target');
      if (!place?.closest(DIRECTORY)) return;
      flushSync(() => ask(NOTHING, location.hash));
      place.scrollIntoView();
    });
  }, []);

  // Makes room for results below the field.
  useEffect(() => {
    const directory = isFinding && field.current?.closest(DIRECTORY);
    if (directory && directory.getBoundingClientRect().top > innerHeight * 0.4)
      directory.scrollIntoView({ behavior: 'instant' });
  }, [isFinding]);

  const items = ready?.check(text);
  const isIn = (tool: DirectoryTool) => !category || tool.category === category;
  const isBy = (tool: DirectoryTool) => !channel || tool.says.includes(channel);
  const found = isFinding && !items ? ready?.find(text.trim() || category) : undefined;
  const [all, top] = [found?.tools.filter(isIn), found?.best.filter(isIn)];
  const [tools, best] = [all?.filter(isBy), top?.filter(isBy).length];
  const by = CHANNEL_LABELS[channel as Channel];
  const said = hasFailed ? words.failed : statement(items, tools, total, best, all?.length, by);
  return (
    <>
      <form
        className="script-only"
        aria-label="Search the tools"
        aria-busy={isFinding && !ready && !hasFailed}
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <DocsIcon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label="Search the tools"
            placeholder="HubSpot, Xero, Slack …"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={1000}
            onInput={(event) => ask({ q: event.currentTarget.value })}
          />
        </div>
      </form>
      <div className="flow small num script-only" data-chips>
        <span role="status">{isFinding ? said : `${count(total)} tools`}</span>{' '}
        {isFinding ? (
          <button type="button" onClick={clear}>
            Clear
          </button>
        ) : (
          <span className="caption">{words.several}</span>
        )}
      </div>
      {/* A list is answered name by name. */}
      {Object.entries(items ? {} : filters).map(([key, row]) => (
        <fieldset key={key} className="flow small num script-only" aria-label={key} data-chips>
          <span className="caption">{key}</span>{' '}
          {row.map(([value, name]) => (
            <button
              key={value}
              type="button"
              aria-pressed={asked.get(key) === value}
              data-channel={key === 'channel' ? value : undefined}
              onClick={() => ask({ [key]: asked.get(key) === value ? '' : value })}
            >
              {name}{' '}
            </button>
          ))}
        </fieldset>
      ))}
      {ready && isFinding && (
        <div data-finding="">
          {items && <CheckedList items={items} note={words.send} />}
          {tools && <Found text={text} tools={tools} best={best} words={words} />}
        </div>
      )}
    </>
  );
}

export function statement(
  items: readonly ListItem[] | undefined,
  tools: DirectoryTool[] | undefined,
  total: number,
  best?: number,
  /** Of any channel. */
  others?: number,
  channel?: string,
) {
  if (items) {
    const known = items.filter(({ tool, kind }) => tool || kind).length;
    return `${known} of ${items.length} connect${known === 1 ? 's' : ''}`;
  }
  if (!tools) return 'Loading the tools';
  if (!tools[0]) return `No tool found${others ? `, ${others} by other channels` : ''}`;
  const shared = [sharedBy(tools, 'category'), channel].filter(Boolean).join(', ');
  const size = count(tools.length);
  const part =
    best && best < tools.length ? `${best} best known of ${size}` : `${size} of ${count(total)}`;
  return `${part} tools${shared ? `: ${shared}` : ''}`;
}

interface FoundProps {
  text: string;
  tools: DirectoryTool[];
  best?: number | undefined;
  words: Words;
}

export function Found({ text, tools, best, words }: FoundProps) {
  // Rows of two searches stay.
  const [whole, setWhole] = useState<string>();
  const rows = useRef<HTMLUListElement>(null);
  const first = whole === text ? tools.length : Math.min(best || FIRST_ROWS, FIRST_ROWS);
  /** The focus would go with the button: it goes on. */
  const showAll = () => {
    flushSync(() => setWhole(text));
    rows.current?.children[first]?.querySelector('a')?.focus();
  };
  if (!tools[0])
    return (
      <p>
        {words.none} <a href={contactAddress([text.trim()])}>Ask us</a>; {words.others}
      </p>
    );
  return (
    <>
      <ToolRows ref={rows} aria-label="Tools found">
        {tools.slice(0, first).map((tool) => (
          <ToolRow key={tool.id} tool={tool} hasCategory={!sharedBy(tools, 'category')} />
        ))}
      </ToolRows>
      {tools.length > first && (
        <button type="button" onClick={showAll}>
          {`Show all ${count(tools.length)}`}
        </button>
      )}
    </>
  );
}

export const CheckedList = ({ items, note }: { items: readonly ListItem[]; note: string }) => (
  <>
    <ToolRows aria-label="Your tools">
      {items.map(({ typed, tool, kind }) =>
        tool ? (
          <ToolRow key={tool.id} tool={tool} />
        ) : (
          <li key={typed} data-initial={kind ? typed[0] : '?'}>
            <b>{typed}</b>
            <span className="caption">
              {!kind && 'Not listed: '}
              <a href={kind ? `?${new URLSearchParams({ q: typed })}` : contactAddress([typed])}>
                {kind || 'ask us'}
              </a>
            </span>
          </li>
        ),
      )}
    </ToolRows>
    <div className="flow">
      <ArrowButton
        to={{
          label: 'Send this list',
          href: contactAddress(items.map(({ typed, tool }) => tool?.name ?? typed)),
        }}
        size="small"
      />
      <span className="caption">{note}</span>
    </div>
  </>
);

type Tools = ReturnType<typeof readTools>;

interface ListItem {
  typed: string;
  tool: DirectoryTool | undefined;
  kind?: string | false;
}

const MOST_NAMES = 50;

/** @throws when the file is that of another build, whose rows may have another shape */
export function readTools(file: unknown) {
  const { tools: rows, kinds } = file as ListedTools;
  requireTexts(kinds.flatMap(({ words, ids }) => [...words, ...ids]));
  for (const { id, name, aliases, category, channel, says, ways, url } of rows)
    requireTexts([id, name, ...aliases, category, channel, ...says, ways, url]);
  const listed = rows.map((tool) => {
    const all = [tool.name, ...tool.aliases];
    return {
      ...tool,
      names: all.map(toolKey),
      starts: all.flatMap(startsOf),
      parts: all.flatMap(nameWords),
    };
  });
  // Of SAP's nine, a list that says "SAP" means the best known.
  const best = kinds.flatMap(({ ids }) => ids).reverse();
  const rankOf = ({ id }: DirectoryTool) => best.lastIndexOf(id);
  const tools = [...listed].sort((a, b) => rankOf(b) - rankOf(a));
  const places = new Map(listed.map(({ category }) => [category, startsOf(category)]));
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const ofCategory = (name?: string) => listed.filter(({ category }) => category === name);
  const phrases = kinds.flatMap(({ words, ids, isWhole }) => {
    const best = ids.flatMap((id) => byId.get(id) ?? []);
    const of = [...new Set([...best, ...(isWhole ? ofCategory(best[0]?.category) : [])])];
    return words.map((phrase) => {
      const stems = nameWords(phrase).map(stemOf);
      const joined = foldedName(phrase);
      return { of, stems, joined, stem: stemOf(joined) };
    });
  });
  const kindKeys = new Set([
    ...phrases.flatMap(({ joined }) => [joined, `${joined}s`]),
    ...[...places.keys()].flatMap(nameWords),
  ]);
  const known = kinds.flatMap(({ words }) => nameWords(words.join(' ')));
  const meantBy = (word: string) =>
    known.includes(word) || !word[5] ? word : (known.find((other) => isNear(word, other)) ?? word);
  /** Of two that are said, "medical records", what both bring leads, then the first. */
  const ofKind = (words: readonly string[], isWhole: boolean) => {
    const all = words.join('');
    // "Helpdesk" is "help desk", and the other way round.
    const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
    const said = new Set([...words, ...pairs].map(stemOf));
    const telling = words.filter(isTelling).map(stemOf);
    const sized = phrases.flatMap(({ of, stems, joined, stem }) => {
      const isSaid = said.has(stem) || stems.every((part) => said.has(part));
      const isAll = stem === stemOf(all) || telling.every((part) => stems.includes(part));
      // "Text to speech" is not "speech to text".
      const size = stems.length + (all.includes(joined) ? 0.5 : 0);
      return isSaid && (isAll || !isWhole) ? { of, size, at: all.indexOf(String(stems[0])) } : [];
    });
    const most = Math.max(...sized.map(({ size }) => size));
    const longest = sized.filter(({ size }) => size === most).sort((a, b) => a.at - b.at);
    const found = longest.flatMap((kind) => kind.of);
    return [...found.filter((tool, at) => found.indexOf(tool) < at), ...found];
  };
  const keys = new Set(tools.flatMap(({ names }) => names));
  /** Each word is in the name, or begins one, also with a slip. */
  const close = (words: readonly string[]) => {
    const like = (more: number) =>
      tools.filter(({ parts }) =>
        words.every((word) =>
          parts.some((part) => !part[word.length + more] && isNear(word, part)),
        ),
      );
    return words[0] ? [1, 99].flatMap(like) : [];
  };
  const named = (key: string) => toolsNamed(tools, key);
  const called = (key: string) => tools.filter(({ names }) => names.includes(key));
  /** What a sentence names and asks for; its end may be unfinished. */
  const saidIn = (words: readonly string[]) => {
    const from = words.map((_, at) => words.slice(at, at + MOST_WORDS));
    const runs = from.flatMap((run) => run.map((_, end) => run.slice(0, end + 1)));
    const said = runs
      .filter(([first = '', second]) => second !== undefined || isTelling(first))
      .map((run) => run.join(''))
      .filter((key) => keys.has(key))
      .flatMap(called);
    const all = stemOf(words.filter(isTelling).join(''));
    const begun = phrases.find(({ joined }) => all[2] && joined.startsWith(all));
    const near = begun?.of ?? ofKind(words.map(meantBy), false);
    return [near, [...near.filter((tool) => said.includes(tool)), ...near, ...said]] as const;
  };
  /** Where some of a category are the best known of a kind, all others follow them. */
  const led = (found: readonly DirectoryTool[], [isKind]: DirectoryTool[] = []) => {
    const best = [...new Set(found)];
    const category = isKind && sharedBy(best, 'category');
    return { best, tools: [...new Set([...best, ...ofCategory(category)])] };
  };
  /** The best first: names that begin with the text, what has it, then what is close. */
  const find = (typed: string) => {
    const text = withoutAddress(typed);
    const query = toolKey(text);
    if (query === '') return led(text.trim() ? [] : tools);
    const words = nameWords(text);
    const telling = words.filter(isTelling);
    const asked = ofKind(words, true);
    // Customer.io is no "customer service".
    const bare = asked[0] ? query : telling.join('');
    const isBegun = (start: string) => start.startsWith(bare || query) || start.startsWith(query);
    // "Warehouse" is none of "warehouses".
    const isOf = ({ category }: DirectoryTool) => nameWords(category).includes(bare);
    const inCategory = listed.filter((tool) =>
      asked[0] ? isOf(tool) : places.get(tool.category)?.some(isBegun),
    );
    // Bitbucket is none of "bi".
    const within = tools.filter(({ starts }) => starts.some(isBegun));
    const begun = asked[0] && !query[2] ? [] : [...named(query), ...within];
    const isSaying = (tool: DirectoryTool) => telling.every((word) => tool.says.includes(word));
    const kindred = [...inCategory, ...(telling[0] ? tools.filter(isSaying) : [])];
    const first = inCategory.some(isOf) ? kindred : [];
    const found = [...called(query), ...asked, ...first, ...begun, ...kindred];
    if (found[0]) return led(found, asked);
    const [near, said] = saidIn(words);
    return led(said[0] ? said : close(telling), near);
  };
  /** What a list says of one. */
  const kindOf = (typed: string) => {
    if (!kindKeys.has(nameWords(typed).filter(isTelling).join(''))) return false;
    const { tools, best } = find(typed);
    return statement(undefined, tools, listed.length, best.length);
  };
  const check = (text: string) => {
    const names = namesIn(withoutAddress(text), (name) => keys.has(toolKey(name))).filter(toolKey);
    if (!names[1]) return undefined;
    const items = new Map<string, ListItem>();
    for (const typed of names.slice(0, MOST_NAMES)) {
      const key = toolKey(typed);
      const kind = !keys.has(key) && kindOf(typed);
      const [tool] = kind ? [] : [...named(key), ...close(nameWords(typed))];
      const id = tool?.id ?? `? ${key}`;
      if (!items.has(id)) items.set(id, { typed, tool, kind });
    }
    return [...items.values()];
  };
  return { find, check };
}

/** `https://www.slack.com/help` is `slack.com`. */
const withoutAddress = (text: string) =>
  text.replace(/https?:\/\/(?:www\.)?([^\s/,;]+)[^\s,;]*/gi, '$1');

/** From each word of a name on, also one that begins with a capital alone. */
function startsOf(name: string) {
  const words = nameWords(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return words.flatMap((word, from) => (isSmallWord(word) ? [] : words.slice(from).join('')));
}

/** What is said around a kind or a name tells nothing. */
const isTelling = (word: string) => !isSmallWord(word) && !AROUND.test(word);

const AROUND =
  /^(?:apis?|apps?|best|cheap|connect\w*|custom|free|good|integrat\w*|internal|online|platforms?|programs?|services?|software|solutions?|sync\w*|systems?|tools?|top|works?)$/;

/** "Scheduler" and "scheduling" are one; an ATS is no "at". */
const stemOf = (word: string) =>
  [1, 2]
    .reduce((part) => part.replace(ENDING, ''), word.replace(/ies$/, 'y'))
    .replace(/(.)\1$/, '$1');

const ENDING = /(?<=.{3})(?:(?:ment|ing|ion|er|al|(?<=[ai]t)or)s?|e[ds]?|(?<!s)s)$/;

/** Each without a letter: words that differ by one, or by a swap, share one. */
const slipsIn = (word: string) =>
  Array.from(word.slice(0, word[3] ? undefined : 1), (_, at) =>
    at > 0 ? word.slice(0, at) + word.slice(at + 1) : word,
  );

function isNear(word: string, part: string) {
  const ends = word[0] === part[0] ? [0, 1, -1] : [];
  const begun = ends.flatMap((more) => slipsIn(part.slice(0, word.length + more)));
  return slipsIn(word).some((slip) => begun.includes(slip));
}

const MOST_WORDS = 6;

/** Names with "and" or nothing between them, the longest first; undefined when a word is left. */
function wholeNames(
  words: readonly string[],
  isName: (name: string) => boolean,
): string[] | undefined {
  const [first] = words;
  if (first === undefined) return [];
  if (/^(?:and|or|&)$/i.test(first)) return wholeNames(words.slice(1), isName);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (!isName(name)) continue;
    const rest = wholeNames(words.slice(length), isName);
    return rest && [name, ...rest];
  }
  return undefined;
}

/**
 * A list may be pasted from a column, whose line breaks a field makes spaces. It is parted at
 * commas and the like; at "and", "or", slashes and dashes where one of the parts is a name; at
 * spaces where each is.
 */
function namesIn(text: string, isName: (name: string) => boolean) {
  return text.split(/[,;|•·\n\t]|\s\d{1,2}[.)]\s/).flatMap((line) => {
    const piece = line.trim().replace(/^(?:and|or|[&*–—-]|\d{1,2}[.)])\s/i, '');
    const namesOf = (words: string) => wholeNames(words.split(/\s+/), isName);
    const between = (signs: RegExp) => {
      const parts = piece.split(signs).map((part) => namesOf(part) ?? part);
      return parts.length > 1 && parts.some(Array.isArray) ? parts.flat() : undefined;
    };
    return (
      between(/\s+[*–—-]\s+|\s*\/\s*/) ??
      namesOf(piece) ??
      between(/\s+(?:and|or)\s+|\s*&\s*/i) ??
      piece
    );
  });
}
