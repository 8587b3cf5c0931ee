import { capital, count, list } from '#model/sentence.ts';
import type { Channel } from './channels.ts';

/** A system the agents reach: its name, and its mark as path data on a 24 by 24 grid (empty for none). */
export type DiagramTool = { name: string; path: string };

/** An agent, its channel, and for each tool in turn whether it may act there or only read. */
export type PermissionRow = { channel: Channel; who: string; acts: readonly boolean[] };

/** Describes a permission diagram in words: the tools, then for each agent where it may act; everywhere else it reads. */
export function describePermissions(tools: readonly DiagramTool[], rows: readonly PermissionRow[]): string {
  const names = tools.map(({ name }) => name);
  const opening = capital(
    `${count(tools.length, 'tool')} (${list(names)}) crossed by ${count(rows.length, 'agent')}.`,
  );
  const agents = rows.map(({ who, acts }) => {
    const acting = names.filter((_, tool) => acts[tool]);
    if (!acting.length) return `${who} may only read.`;
    if (acting.length === names.length) return `${who} may act in all of them.`;
    return `${who} may act in ${list(acting)}.`;
  });
  return [opening, ...agents, 'Everywhere else they may only read.'].join(' ');
}
