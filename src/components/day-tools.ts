import { siGmail, siGooglecalendar, siHubspot, siPostgresql } from 'simple-icons';
import { dayTools } from '#content/data/home.ts';
import { HASH_PATH, iconPath } from '#weave/icon-path.ts';
import type { DiagramTool } from '#weave/permission-description.ts';

const MARKS = { siGooglecalendar, siHubspot, siGmail, siPostgresql };

/** The systems of an ordinary Thursday with their marks. One has no mark that may be used, and gets a plain hash. */
export const tools: readonly DiagramTool[] = dayTools.map(({ name, mark }) => ({
  name,
  path: mark ? iconPath(MARKS[mark]) : HASH_PATH,
}));
