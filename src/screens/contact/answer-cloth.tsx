import type { Ref } from 'react';
import { type Answers, LEAD_FIELDS } from '#leads/lead-fields.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp, type StructureName } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';

/** In view box units: width of the cloth, height of a band, fringe at both ends. */
const CLOTH = { width: 132, band: 26, fringe: 26 };

/** Threads for each size of a company, and the structure for each budget, in the order of the options. */
const ENDS = [16, 22, 28, 34, 40];
const STRUCTURES: readonly StructureName[] = ['plain', 'plain', 'twill', 'twill', 'diamond', 'diamond'];

interface AnswerClothProps {
  bands: number;
  answers?: Pick<Answers, 'companySize' | 'projectBudget'>;
  /** Channels of the bands, in turn; without one they are ink. */
  channels?: readonly Channel[];
  ref?: Ref<SVGSVGElement>;
}

/** One band for each required answer, as fine as the company is large: one piece between two fringes. */
export function AnswerCloth({ bands, answers, channels = [], ref }: AnswerClothProps) {
  const { width, band, fringe } = CLOTH;
  const ends = ENDS[place('companySize', answers)] ?? 28;
  const pitch = width / ends;
  const picks = Math.round(band / pitch);
  const height = round(2 * fringe + bands * picks * pitch);
  const colour = (pick: number) => {
    const channel = channels[Math.floor(pick / picks) % channels.length];
    return channel ? threadColour(channel) : 'var(--color-ink)';
  };
  return (
    <Drawing ref={ref} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path
        d={raggedWarp(ends, { pitch, top: 2, bottom: height, step: 3 })}
        stroke="var(--color-edge)"
        strokeWidth={round(pitch * 0.28, 2)}
      />
      <Stretch
        id="answers"
        structure={STRUCTURES[place('projectBudget', answers)] ?? 'plain'}
        {...{ ends, pitch, y: fringe, colour }}
        picks={bands * picks}
        warpColour="var(--color-edge)"
        ground="var(--color-sheet)"
        weft={pitch * 0.82}
        warp={pitch * 0.28}
      />
    </Drawing>
  );
}

function place(field: 'companySize' | 'projectBudget', answers: AnswerClothProps['answers']): number {
  const options: readonly string[] = LEAD_FIELDS[field].options;
  return options.indexOf(String(answers?.[field]));
}

/** The drawing as a file of its own: with the values of the colours it takes from this page. */
export function fileOf(svg: SVGSVGElement): string {
  const page = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => page.getPropertyValue(name).trim());
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}
