import { clsx } from 'clsx';
import { drawnDay } from '#components/ordinary-day.ts';
import type { OrdinaryDay } from '#model/facts/home.ts';
import { list } from '#model/sentence.ts';
import { PermissionDiagram, PHONE } from '#weave/permission-diagram.tsx';
import styles from './hero.module.css';

/**
 * Two agents of figure 1, the first that asks and the last, in the three systems where they differ
 * most, for the first window of a phone.
 */
export function cutOf(day: OrdinaryDay) {
  const { systems, rows, asked } = drawnDay(day);
  const last = rows.length - 1;
  const pair = rows.filter((_, row) => row === last || row === Math.min(asked[0] ?? 0, last - 1));
  const kinds = systems.map((_, system) => pair.map(({ access }) => access[system]));
  const names = kinds.map(String);
  const rank = (system: number) =>
    Number(new Set(kinds[system]).size === 1) +
    Number(names.lastIndexOf(names[system] ?? '') !== system);
  const places = systems
    .map((_, system) => system)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 3);
  const isShown = (_: unknown, system: number) => places.includes(system);
  return {
    systems: systems.filter(isShown),
    rows: pair.map((row) => ({ ...row, access: row.access.filter(isShown) })),
  };
}

/** The words beside it say what is drawn. */
export function DayCut({ day }: { day: OrdinaryDay }) {
  const { systems, rows } = cutOf(day);
  const [ask] = day.asks;
  const named = (access: readonly string[], kind: string, does: string) => {
    const there = systems.filter((_, system) => access[system] === kind);
    return there.length > 0 ? `${does} ${list(there.map(({ name }) => name))}` : [];
  };
  return (
    <div className={clsx('narrow screen-only small', styles.cut)}>
      <PermissionDiagram variant={PHONE} systems={systems} rows={rows} decorative />
      <ul>
        {rows.map(({ who, channel, access }) => (
          <li key={who}>
            <span data-channel={channel}>
              <b className="block">{who}</b>{' '}
              {[named(access, 'act', 'acts in'), named(access, 'read', 'only reads')]
                .flat()
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {ask && (
        <a className="script-only" href="#decide">
          <b className="num">{ask.time}</b> {ask.text}
        </a>
      )}
    </div>
  );
}
