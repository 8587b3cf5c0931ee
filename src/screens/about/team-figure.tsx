import { clsx } from 'clsx';
import type { About } from '#model/facts/about.ts';
import type { TeamMember } from '#model/facts/team.ts';
import { capital, list } from '#model/sentence.ts';
import { CHANNELS, type Channel, channelLabel, threadColor } from '#weave/channels.ts';
import { SetOff } from '#weave/diagram.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { range, round, runs } from '#weave/geometry.ts';
import { initialsOf } from '#weave/woven-initials.ts';
import styles from './team-figure.module.css';

/** The view box has columns of one width, so that links can lie over them. */
const WIDTH = 600;
const END = { pitch: 5.2, warp: 1.5 };
/** A band is in the middle of its row: a name beside it needs no measure. */
const ROW = 66;
const BAND = { height: 42, picks: 7, pitch: 6, weft: 4.9 };

interface TeamDrawingProps {
  worked: typeof CHANNELS;
  people: readonly (readonly Channel[])[];
}

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
            const work = capital(list(channels.map(channelLabel)).toLowerCase());
            const initials = initialsOf(name);
            return (
              <li key={id} data-last={index === team.length - 1 || undefined}>
                <a
                  href={`#${id}`}
                  aria-label={[initials, name, title, work].filter(Boolean).join(', ')}
                >
                  <span className={styles.initials}>{initials}</span>{' '}
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

/** A band lies over the threads of who works on it. */
function TeamDrawing({ worked, people }: TeamDrawingProps) {
  const column = WIDTH / people.length;
  const endsOf = endsIn(column);
  const height = (worked.length + 1 / 3) * ROW;
  const hanging = people.flatMap((_, person) =>
    endsOf(person).map((x, end) => `M${x} 0V${height - ((end * 7 + person * 3) % 5) * 4}`),
  );
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
      <path stroke="var(--color-ink)" strokeWidth={END.warp} d={hanging.join('')} />
      {worked.map(({ id }, index) => {
        const top = index * ROW + (ROW - BAND.height) / 2;
        const picks = range(BAND.picks).map(
          (pick) => [pick, round(top + (pick + 0.5) * BAND.pitch)] as const,
        );
        const working = runs(people.length, (person) => Boolean(people[person]?.includes(id)));
        const laid = working.flatMap(({ start, length }) => {
          const [from, to] = [start + 0.1, start + length - 0.1].map((at) => round(at * column));
          return picks.map(([, y]) => `M${from} ${y}H${to}`);
        });
        const bound = working.flatMap(({ start, length }) =>
          range(length).flatMap((place) =>
            endsOf(start + place).flatMap((x, end) =>
              picks
                .filter(([pick]) => (end * 3 + pick + place * 2) % 8 === 0)
                .map(([, y]) => `M${x} ${y - BAND.pitch / 2}v${BAND.pitch}`),
            ),
          ),
        );
        return (
          <g key={id}>
            <SetOff
              line={{ d: laid.join('') }}
              stroke={threadColor(id)}
              width={BAND.weft}
              ground={BAND.weft + 1.6}
            />
            <path stroke="var(--color-ink)" strokeWidth={END.warp + 0.6} d={bound.join('')} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Each person has as many threads as the column has room for. */
function endsIn(column: number) {
  const count = Math.min(21, Math.max(3, Math.round(column / 8)));
  const pitch = Math.min(END.pitch, column / (count + 1));
  return (person: number) => {
    const left = person * column + (column - (count - 1) * pitch) / 2;
    return range(count).map((end) => round(left + end * pitch));
  };
}
