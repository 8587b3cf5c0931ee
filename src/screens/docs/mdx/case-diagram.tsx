import type { Channel } from '#weave/channels.ts';
import { PermissionDiagram, type WeaveRow } from '#weave/permission-diagram.tsx';
import { DOCS_NARROW, DOCS_WIDE, type PermissionVariant } from '#weave/permission-diagram-variants.ts';
import { diagramMark } from './diagram-marks.ts';
import './diagram.css';

export interface DiagramTool {
  name: string;
  /** A name from `diagram-marks.ts` or a slug of simple-icons. */
  mark: string;
}

interface DiagramRow {
  channel: Channel;
  who: string;
  /** One sentence: what the agent does. */
  did: string;
  /** Names of the tools it may act in; it may only read the others. */
  acts: string[];
}

interface CaseDiagramProps {
  tools: DiagramTool[];
  rows: DiagramRow[];
  caption: string;
}

/** Tools across, agents down: who may act where. The words beside the drawing say the same. */
export function CaseDiagram({ tools, rows, caption }: CaseDiagramProps) {
  const marked = tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) }));
  const woven = rows.map((row) => toWeaveRow(row, tools));
  return (
    <figure className="drawing">
      <div className="drawn" data-rows={rows.length}>
        <PermissionDiagram
          className="wide"
          variant={fitted(DOCS_WIDE, tools.length, rows.length)}
          tools={marked}
          rows={woven}
        />
        <div className="narrow" data-skip-text="">
          <PermissionDiagram
            variant={fitted(DOCS_NARROW, tools.length, rows.length)}
            tools={marked}
            rows={woven}
          />
        </div>
        <ul className="said">
          {rows.map(({ channel, who, did }) => (
            <li key={who} data-channel={channel}>
              <b>{who}</b> <span>{did}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

function toWeaveRow({ channel, who, acts }: DiagramRow, tools: DiagramTool[]): WeaveRow {
  const unknown = acts.filter((name) => !tools.some((tool) => tool.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `The drawing's row "${who}" acts in ${unknown.join(', ')}, which is not among its tools: ${tools.map(({ name }) => name).join(', ')}. Spell it the same in both places.`,
    );
  }
  return { channel, who, acts: tools.map(({ name }) => acts.includes(name)) };
}

/** The variant for six tools and three agents, with as many of each as there are. */
function fitted(variant: PermissionVariant, tools: number, rows: number): PermissionVariant {
  const span = variant.toolGap * 5;
  const toolGap = tools > 1 ? Math.min(span / (tools - 1), variant.toolGap * 1.6) : 0;
  return { ...variant, toolGap, height: variant.height + (rows - 3) * variant.rowGap };
}
