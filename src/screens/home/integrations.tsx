import { clsx } from 'clsx';
import * as brands from 'simple-icons';
import { ArrowLink } from '#components/arrow-link.tsx';
import type { Integration } from '#model/load-integrations.ts';
import type { Site } from '#model/read-site.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import { CHANNELS, channelLabel, threadColor } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { iconPath } from '#weave/geometry.ts';
import styles from './integrations.module.css';

type Tool = ReturnType<typeof toolNamed>;

const marks = new Map(Object.entries(brands));

function toolNamed(name: string, integrations: readonly Integration[]) {
  const tool = integrations.find((row) => row.name === name);
  const mark = marks.get(tool?.icon ?? '');
  if (!tool?.icon || !mark) {
    throw new Error(
      `content/data/home.yaml, integrations: the integration directory has no "${name}" with a mark. Name one that it has.`,
    );
  }
  return { name, channel: tool.channel, icon: tool.icon, mark: iconPath(mark) };
}

export function Integrations({ home, integrations, directory }: Site) {
  const { heading, text, link, ...names } = home.integrations;
  const toolsOf = (column: string[]) => column.map((name) => toolNamed(name, integrations));
  const [rising, sinking] = [toolsOf(names.rising), toolsOf(names.sinking)];
  return (
    <section className={styles.integrations} aria-labelledby="integrations-heading" data-loop>
      <div className="wrap grid-12">
        <div className={clsx('to-5', styles.text)}>
          <h2 id="integrations-heading">{heading}</h2>
          <p className="lede">{text}</p>
          <ArrowLink href="/docs/technology-stack">{link}</ArrowLink>
          <Legend />
        </div>
        <div className={clsx('from-7', styles.columns)} data-loop-view>
          <MovingColumn tools={rising} />
          <MovingColumn tools={sinking} />
        </div>
        <LoopControl className={clsx('from-7', styles.control)} what="the two columns of tools" />
        <p className={clsx('serif', styles.more)}>And {directory.moreOnPhone}+ more...</p>
      </div>
      {/* Each mark is shown twice. `display: none` would empty them. */}
      <svg width="0" height="0" className="visually-hidden" aria-hidden>
        {[...rising, ...sinking].map((tool) => (
          <symbol key={tool.name} id={markId(tool)} viewBox="0 0 24 24">
            <path d={tool.mark} />
          </symbol>
        ))}
      </svg>
    </section>
  );
}

const MovingColumn = ({ tools }: { tools: Tool[] }) => (
  <div className={styles.column}>
    <div className={styles.track}>
      {[false, true].map((isCopy) => (
        <ul key={String(isCopy)} aria-hidden={isCopy || undefined}>
          {tools.map((tool) => (
            <li key={tool.name}>
              <ToolMark tool={tool} />
              <div>
                <b className="block" translate="no">
                  {tool.name}
                </b>
                <span className="note">{channelLabel(tool.channel)}</span>
              </div>
            </li>
          ))}
        </ul>
      ))}
    </div>
  </div>
);

const ToolMark = ({ tool }: { tool: Tool }) => (
  <div className={styles.mark}>
    {/* Each layer of thread is one thick line dashed into turns: many on a page stay small. */}
    <Drawing viewBox="0 0 104 92" width="104" stroke="var(--color-ink)" strokeWidth="1.2">
      <path d="M16 10v72m72-72v72" />
      <g stroke={threadColor(tool.channel)} strokeDasharray="2.5 5.5">
        <path strokeWidth="67" d="M52 12.75v67" />
        <path strokeWidth="69" d="M52 16.75v63" />
      </g>
      <path strokeWidth="7.5" d="M6 6.75h92M6 85.25h92" />
      <circle cx="52" cy="46" r="27" fill="var(--color-sheet)" />
    </Drawing>
    <svg width="25" height="25" aria-hidden>
      <use href={`#${markId(tool)}`} />
    </svg>
  </div>
);

const markId = ({ icon }: Tool) => `mark-${icon}`;

const Legend = () => (
  <ul className={clsx('flow', styles.legend)} aria-label="Thread colors">
    {CHANNELS.map(({ id, label }) => (
      <li key={id} className="flow" data-channel={id}>
        <i />
        {label}
      </li>
    ))}
  </ul>
);
