import { clsx } from 'clsx';
import { drawnDay } from '#components/ordinary-day.ts';
import type { OrdinaryDay } from '#model/facts/home.ts';
import { list } from '#model/sentence.ts';
import type { Access } from '#weave/diagram.tsx';
import { cutOf, PermissionDiagram, PHONE } from '#weave/permission-diagram.tsx';
import styles from './hero.module.css';

/** Figure 1 in the first window of a phone. The words beside it say what is drawn. */
export function DayCut({ day }: { day: OrdinaryDay }) {
  const { systems, rows } = cutOf(drawnDay(day));
  const [ask] = day.asks;
  const places = (access: readonly Access[], kind: Access, does: string) => {
    const named = systems.filter((_, system) => access[system] === kind);
    return named.length > 0 ? `${does} ${list(named.map(({ name }) => name))}` : [];
  };
  return (
    <div className={clsx('narrow screen-only small', styles.cut)}>
      <PermissionDiagram variant={PHONE} systems={systems} rows={rows} decorative />
      <ul>
        {rows.map(({ who, channel, access }) => (
          <li key={who}>
            <span data-channel={channel}>
              <b className="block">{who}</b>{' '}
              {[places(access, 'act', 'acts in'), places(access, 'read', 'only reads')]
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
