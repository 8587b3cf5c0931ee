/** The rows of the directory, for the page and for the file its filters are fed from. Only where the site is built. */
import { integrations } from '#model/load-integrations.ts';
import type { DirectoryTool } from './directory-tool.ts';
import { markAddress } from './tool-marks.ts';

export const listedTools: readonly DirectoryTool[] = integrations.map(
  ({ name, category, connects, channel, icon }) => ({
    name,
    category,
    connects,
    channel,
    ...(icon && { mark: markAddress(icon) }),
  }),
);
