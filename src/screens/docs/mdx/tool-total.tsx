import { integrationCounts } from '#model/load-integrations.ts';

/** A number in a sentence about the directory: all its tools, or those compared with what their vendor publishes. */
export function ToolTotal({ of }: { of: 'all' | 'checked' }) {
  return integrationCounts[of].toLocaleString('en-US');
}
