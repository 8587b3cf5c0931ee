import { siGmail, siGooglecalendar, siHubspot, siPostgresql } from 'simple-icons';
import { DAY_SYSTEMS, type OrdinaryDay } from '#model/facts/home.ts';
import { type DiagramSystem, permissionRow } from '#weave/diagram.tsx';
import { HASH_PATH, iconPath } from '#weave/geometry.ts';

const MARKS = {
  Calendar: siGooglecalendar,
  HubSpot: siHubspot,
  Gmail: siGmail,
  Slack: undefined,
  Postgres: siPostgresql,
};

/** The systems of an ordinary Thursday. One has no mark that may be used, and gets a hash. */
const systems: readonly DiagramSystem[] = DAY_SYSTEMS.map((name) => {
  const mark = MARKS[name];
  return { name, path: mark ? iconPath(mark) : HASH_PATH };
});

export const drawnDay = ({ agents, asks }: OrdinaryDay) => ({
  systems,
  rows: agents.map((agent) => permissionRow(agent, systems)),
  /** Rows whose last pick waits for a person. */
  asked: asks.map(({ row }) => row),
  doings: 1 + (agents.at(-1)?.next?.length ?? 0),
});
