import { siGmail, siGooglecalendar, siHubspot, siPostgresql } from 'simple-icons';
import { dayAgents, daySystems } from '#model/facts/home.ts';
import { type DiagramSystem, permissionRow } from '#weave/diagram.tsx';
import { HASH_PATH, iconPath } from '#weave/icon-path.ts';

const MARKS = { siGooglecalendar, siHubspot, siGmail, siPostgresql };

/** The systems of an ordinary Thursday with their marks. One has no mark that may be used, and gets a plain hash. */
export const systems: readonly DiagramSystem[] = daySystems.map(({ name, mark }) => ({
  name,
  path: mark ? iconPath(MARKS[mark]) : HASH_PATH,
}));

/** Rows of the agents, in the order in which they were at work. */
export const rows = dayAgents.map((agent) => permissionRow(agent, daySystems));
