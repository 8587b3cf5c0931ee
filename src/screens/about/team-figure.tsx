import { clsx } from 'clsx';
import type { About } from '#model/facts/about.ts';
import type { TeamMember } from '#model/facts/team.ts';
import { capital, list } from '#model/sentence.ts';
import { CHANNELS, type Channel, channelLabel, threadColor } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';
import { initialsOf } from '#weave/woven-initials.ts';
import styles from './team-figure.module.css';

/** The view box has columns of one width, so that links can lie over them. */
const WIDTH = 600;
const END = { pitch: 5.2, warp: 1.5 };
/** A band is in the middle of its row: a name beside it needs no measure. */
const ROW = 66;
const BAND = { height: 42, pitch: 6, weft: 4.9 };
const heightOf = (rows: number) => (rows + 1 / 3) * ROW;

const bandTop = (channel: number) => channel * ROW + (ROW - BAND.height) / 2;

interface TeamFigureProps {
  team: readonly TeamMember[];
  words: NonNullable<About['figure']>;
}

/** Everybody as a thread and a link to the person below; arrow keys go along it. */
export function TeamFigure({ words, team }: TeamFigureProps) {
  // A link is 24 px wide on a phone: where there are more, they take turns along the threads.
  const rows = Math.ceil(team.length / 15);
  const worked = CHANNELS.filter(({ id }) => team.some(({ channels }) => channels.includes(id)));
  if (worked.length === 0) return null;
  return (
    <figure className={clsx('figure from-7', styles.figure)}>
      <div className={styles.loom} data-bands={worked.length}>
        <TeamDrawing worked={worked} people={team.map(({ channels }) => channels)} />
        <ul
          className={styles.people}
          aria-label={words.label}
          data-behaviour="arrow-keys"
          data-rows={rows > 1 ? rows : undefined}
        >
          {team.map(({ id, name, title, channels }, index) => {
            const labels = channels.map((channel) => channelLabel(channel).toLowerCase());
            const work = capital(list(labels));
            const initials = initialsOf(name);
            return (
              <li key={id} data-last={index === team.length - 1 || undefined}>
                <a
                  href={`#${id}`}
                  aria-label={[initials, name, title, work].filter(Boolean).join(', ')}
                >
                  <span className={styles.initials}>{initials}</span>
                  <OtherBands worked={worked} channels={channels} />
                  <span className={clsx('small', styles.card)}>
                    <b className="block">{name}</b> {work}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <div className={styles.names} aria-hidden>
          {worked.map(({ id, label }) => (
            <span key={id} data-channel={id}>
              <b>{label}</b>
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <p className="caption">
          <b>{words.title}</b> {words.caption}
        </p>
      </figcaption>
    </figure>
  );
}

type Worked = readonly (typeof CHANNELS)[number][];

function OtherBands({ worked, channels }: { worked: Worked; channels: readonly Channel[] }) {
  const bands = worked.map(({ id }, index) =>
    channels.includes(id) ? '' : `M0 ${bandTop(index)}h1v${BAND.height}h-1z`,
  );
  return (
    <Drawing
      viewBox={`0 0 1 ${heightOf(worked.length)}`}
      // Without style sheets it would be as wide as the page, and hundreds of times higher.
      width="1"
      preserveAspectRatio="none"
      fill="var(--color-paper)"
    >
      <path d={bands.join('')} />
    </Drawing>
  );
}

/** The threads of those who work on a channel lie over its band. */
function TeamDrawing({
  worked,
  people,
}: {
  worked: Worked;
  people: readonly (readonly Channel[])[];
}) {
  const endsOf = threadsIn(WIDTH / people.length);
  const height = heightOf(worked.length);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
      <path
        stroke="var(--color-ink)"
        strokeWidth={END.warp}
        d={people.map((_, person) => endsOf(person, 0, height, true)).join('')}
      />
      {worked.map(({ id }, index) => {
        const top = bandTop(index);
        const over = people
          .map((channels, person) =>
            channels.includes(id) ? endsOf(person, top, top + BAND.height) : '',
          )
          .join('');
        return (
          <g key={id}>
            <path fill="var(--color-paper)" d={`M0 ${top}h${WIDTH}v${BAND.height}H0z`} />
            <path
              stroke={threadColor(id)}
              strokeWidth={WIDTH}
              strokeDasharray={`${BAND.weft} ${round(BAND.pitch - BAND.weft)}`}
              d={`M${WIDTH / 2} ${top + (BAND.pitch - BAND.weft) / 2}v${BAND.height - 1}`}
            />
            <path stroke="var(--color-paper)" strokeWidth={END.warp + 2.6} d={over} />
            <path stroke="var(--color-ink)" strokeWidth={END.warp + 0.6} d={over} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Draws as many threads of a person as the column has room for; hanging ones differ in length. */
function threadsIn(column: number) {
  const count = Math.min(21, Math.max(3, Math.round(column / 8)));
  const pitch = Math.min(END.pitch, column / (count + 1));
  return (person: number, top: number, bottom: number, isHanging = false) => {
    const left = person * column + (column - (count - 1) * pitch) / 2;
    const cut = (end: number) => (isHanging ? ((end * 7 + person * 3) % 5) * 4 : 0);
    return range(count)
      .map((end) => `M${round(left + end * pitch)} ${top}V${bottom - cut(end)}`)
      .join('');
  };
}
