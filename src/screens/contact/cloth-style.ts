import { type Answers, LEAD_FIELDS } from '#leads/lead-fields.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import type { StructureName } from '#weave/structure.ts';
import { channelsOfWords } from './channels-of-words.ts';

/** Pattern of the answers as cloth: the threads across, how they cross, and the channels of its bands in turn. */
export interface ClothStyle {
  ends: number;
  structure: StructureName;
  channels: readonly Channel[];
}

/** Threads for each size of a company, and the structure for each budget, in the order of the options. */
const ENDS = [8, 11, 14, 17, 20];
const STRUCTURES: readonly StructureName[] = ['plain', 'plain', 'twill', 'twill', 'diamond', 'diamond'];

export const UNANSWERED: ClothStyle = { ends: 14, structure: 'plain', channels: [] };

export function clothStyle({ companySize, projectBudget, howCanWeHelp }: Answers): ClothStyle {
  const size = place(LEAD_FIELDS.companySize.options, companySize);
  const budget = place(LEAD_FIELDS.projectBudget.options, projectBudget);
  return {
    ends: ENDS[size] ?? UNANSWERED.ends,
    structure: STRUCTURES[budget] ?? UNANSWERED.structure,
    channels: channelsOfWords(String(howCanWeHelp)),
  };
}

/** Ink until the words name a channel. */
export function bandColour({ channels }: ClothStyle, index: number): string {
  const channel = channels[index % channels.length];
  return channel ? threadColour(channel) : 'var(--color-ink)';
}

function place(options: readonly string[], answer: string | boolean): number {
  return options.indexOf(String(answer));
}
