import { capital, count, list } from '#model/sentence.ts';
import type { Channel } from './channels.ts';

/** Access an agent has to a system: change it, only look at it, or neither. */
export type Access = 'act' | 'read' | 'none';

/** A system the agents reach: its name, and its mark as path data on a 24 by 24 grid (empty for none). */
export type DiagramSystem = { name: string; path: string };

/** An agent, its channel, and for each system in turn what it may do there. */
export type PermissionRow = { channel: Channel; who: string; access: readonly Access[] };

/** Noun for the rows of a drawing, agents or what one agent does, in singular and plural. */
export type RowNoun = readonly [one: string, many: string];

export const AGENTS: RowNoun = ['agent', 'agents'];

/** Describes a permission diagram in words: the systems, then what each row may do in which. */
export function describePermissions(
  systems: readonly DiagramSystem[],
  rows: readonly PermissionRow[],
  noun: RowNoun = AGENTS,
): string {
  const names = systems.map(({ name }) => name);
  const opening = capital(
    `${count(systems.length, 'system')} (${list(names)}) crossed by ${count(rows.length, ...noun)}.`,
  );
  return [opening, ...rows.map((row) => describeRow(row, names))].join(' ');
}

const MAY: readonly [Access, phrase: string][] = [
  ['act', 'may act in'],
  ['read', 'may only read'],
  ['none', 'has no access to'],
];

function describeRow({ who, access }: PermissionRow, names: readonly string[]): string {
  const parts = MAY.flatMap(([kind, phrase]) => {
    const among = names.filter((_, system) => access[system] === kind);
    if (!among.length) return [];
    return `${phrase} ${among.length === names.length ? 'all of them' : list(among)}`;
  });
  return `${who} ${list(parts)}.`;
}

/** Row as it is written: the names of the systems an agent may act in, and of those it may only read. */
export type WrittenRow = { channel: Channel; who: string; acts: readonly string[]; reads: readonly string[] };

/** A row of the drawing; what it names nowhere it has no access to. @throws where a name is unknown, or given twice */
export function permissionRow(
  { channel, who, acts, reads }: WrittenRow,
  systems: readonly { name: string }[],
): PermissionRow {
  const named = [...acts, ...reads];
  const wrong = named.filter(
    (name, index) => !systems.some((system) => system.name === name) || named.indexOf(name) !== index,
  );
  if (wrong.length > 0) {
    throw new Error(
      `The drawing's row "${who}" acts in or reads ${list(wrong)}, which is not among its systems or is named twice. Its systems are ${list(systems.map(({ name }) => name))}: name each once at most, under "acts" or "reads".`,
    );
  }
  return {
    channel,
    who,
    access: systems.map(({ name }) => (acts.includes(name) ? 'act' : reads.includes(name) ? 'read' : 'none')),
  };
}
