import { expect, test } from 'vitest';
import { readRecent, rememberSearch } from './search/recent-searches.ts';
import { isSlashOn, setSlash } from './search/slash-key.ts';
import { keepGroup, openGroups, openGroupsScript } from './sidebar-groups.ts';
import { applySidebar, sidebarScript } from './sidebar-rule.ts';

function storageWith(value: string | null) {
  let stored = value;
  return () => ({
    getItem: () => stored,
    setItem: (_key: string, fresh: string) => {
      stored = fresh;
    },
  });
}

const refused = () => {
  throw new Error('Storage is refused.');
};

const rootElement = () => {
  const attributes = new Set<string>();
  return {
    attributes,
    toggleAttribute: (name: string, force?: boolean) => {
      if (force) attributes.add(name);
      else attributes.delete(name);
      return Boolean(force);
    },
  };
};

test('the sidebar is closed only when storage says so in the one way we write it', () => {
  for (const [value, isClosed] of [
    ['closed', true],
    ['open', false],
    ['{"closed":1}', false],
    [null, false],
  ] as const) {
    const root = rootElement();
    applySidebar(root, storageWith(value));
    expect(root.attributes.has('data-sidebar-closed')).toBe(isClosed);
  }
  const root = rootElement();
  applySidebar(root, refused);
  expect(root.attributes.size).toBe(0);
});

/** Stands in for `details`, with the two properties the rule reads. */
const groupNamed = (group: string) => ({ dataset: { group }, open: false }) as unknown as HTMLDetailsElement;

test('a group stays open that was left open, until it is closed again', () => {
  const storage = storageWith(null);
  const openAfterwards = () => {
    const groups = ['agents', 'showcase'].map(groupNamed);
    openGroups(groups, storage, new Set());
    return groups.filter(({ open }) => open).map(({ dataset }) => dataset['group']);
  };
  expect(openAfterwards()).toEqual([]);
  keepGroup(groupNamed('showcase'), true, storage);
  keepGroup(groupNamed('agents'), true, storage);
  keepGroup(groupNamed('agents'), true, storage);
  expect(openAfterwards()).toEqual(['agents', 'showcase']);
  keepGroup(groupNamed('agents'), false, storage);
  expect(openAfterwards()).toEqual(['showcase']);
});

test('a group is opened once: whoever closes it while the page is being read has it closed', () => {
  const storage = storageWith('agents');
  const [group, seen] = [groupNamed('agents'), new Set<HTMLDetailsElement>()];
  openGroups([group], storage, seen);
  expect(group.open).toBe(true);
  group.open = false;
  openGroups([group, groupNamed('showcase')], storage, seen);
  expect(group.open).toBe(false);
});

test('no group is opened by what else is in storage, or when storage refuses', () => {
  for (const storage of [storageWith('["agents"]'), storageWith('  '), refused]) {
    const group = groupNamed('agents');
    openGroups([group], storage, new Set());
    expect(group.open).toBe(false);
  }
  expect(() => keepGroup(groupNamed('agents'), true, refused)).not.toThrow();
});

test('the scripts in the page are complete on their own', () => {
  for (const script of [sidebarScript(), openGroupsScript()])
    expect(() => new Function(script)).not.toThrow();
});

test('recent searches survive whatever is in storage', () => {
  for (const value of [null, '', 'nonsense', '{"a":1}', '[1,null,"  "]', `["${'x'.repeat(500)}"]`]) {
    expect(readRecent(storageWith(value))).toEqual([]);
  }
  expect(readRecent(refused)).toEqual([]);
  expect(() => rememberSearch(refused, 'rag')).not.toThrow();
});

test('the newest search comes first, once, and five are kept', () => {
  const storage = storageWith(null);
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ']) rememberSearch(storage, query);
  expect(readRecent(storage)).toEqual(['B', 'f', 'e', 'd', 'c']);
});

test('a pasted line separator, which a field takes, costs no earlier search', () => {
  const storage = storageWith(null);
  for (const query of ['rag', 'two\u2028lines']) rememberSearch(storage, query);
  expect(readRecent(storage)).toEqual(['two\u2028lines', 'rag']);
});

test('the slash key opens the search until it is switched off, whatever else is in storage', () => {
  for (const value of [null, '', 'on', 'nonsense']) expect(isSlashOn(storageWith(value))).toBe(true);
  expect(isSlashOn(refused)).toBe(true);
  const storage = storageWith(null);
  setSlash(storage, false);
  expect(isSlashOn(storage)).toBe(false);
  setSlash(storage, true);
  expect(isSlashOn(storage)).toBe(true);
  expect(() => setSlash(refused, false)).not.toThrow();
});
