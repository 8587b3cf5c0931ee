import { rows, systems } from '#components/ordinary-day.ts';
import { quoteExample } from '#content/data/examples.ts';
import { promoScenes } from '#content/data/film-scenes.ts';
import type { Channel } from '#weave/channels.ts';
import { range, round } from '#weave/geometry.ts';
import type { Access } from '#weave/permission-crossing.ts';
import { DayCloth } from './day-cloth.tsx';
import { Lines, SetWords, Signature } from './set-words.tsx';
import { drawn, inTurn, settled } from './timing.ts';
import { NOTHING, type Part, WHOLE, WovenFrame } from './woven-frame.tsx';

const scenes = inTurn<(typeof promoScenes)[number]>(promoScenes);
/** Each scene by its place in the script. */
const [TITLE, QUOTE, AGREEMENT, CALL, END] = [0, 3, 4, 6, 7];

/** Seconds into a scene at which its band is woven, and its result is shown. */
const DONE = 3.2;

/** The mail agent is not in figure 1: it holds visits, changes the CRM and writes drafts. */
const MAIL_ACCESS: readonly Access[] = ['act', 'act', 'act', 'none', 'none'];

/** One ordinary Thursday: words at the left, and at the right the cloth that the day becomes. */
export function PromoFilm({ t }: { t: number }) {
  return (
    <>
      <DayCloth
        systems={systems}
        hung={settled(t, 1.6, 1.6)}
        rows={scenes.flatMap((scene) => {
          if (!('channel' in scene)) return [];
          return [
            { channel: scene.channel, access: accessOf(scene.channel), laid: drawn(t, scene.from + 0.4, 3) },
          ];
        })}
        agreement={{ after: 2, laid: drawn(t, begin(AGREEMENT) + 4.2, 1.6) }}
      />
      {scenes.map((scene, index) =>
        t < scene.from || t >= scene.to || index === QUOTE ? null : (
          <SetWords
            key={scene.from}
            id={`s${index}`}
            scene={scene}
            t={t}
            size={index === TITLE ? 104 : 80}
            after={index === TITLE ? 1.9 : 0.25}
            noteAfter={'channel' in scene ? DONE : undefined}
            stays={index === END}
          />
        ),
      )}
      <Quote t={t} />
      <SoundOfCall t={t} />
      <Signature share={settled(t, begin(END) + 2, 0.9)} />
      <Person t={t} />
    </>
  );
}

function begin(index: number): number {
  return scenes[index]?.from ?? 0;
}

function accessOf(channel: Channel): readonly Access[] {
  return rows.find((row) => row.channel === channel)?.access ?? MAIL_ACCESS;
}

/** Part of the frame right of the words. */
const RIGHT: Part = { left: 664, right: 1280 };

/** The person who decides: first as the poster, from which the film begins, then when somebody has to agree. */
function Person({ t }: { t: number }) {
  const opening = drawn(t, 0.5, 1.6);
  if (opening < 1)
    return <WovenFrame picture="poster-promo" before={WHOLE} after={NOTHING} share={opening} />;
  const comes = drawn(t, begin(AGREEMENT) + 0.1, 1.2);
  const goes = drawn(t, begin(AGREEMENT) + 3.4, 1.2);
  if (comes === 0 || goes === 1) return null;
  return goes > 0 ? (
    <WovenFrame picture="poster-promo" before={RIGHT} after={NOTHING} share={goes} />
  ) : (
    <WovenFrame picture="poster-promo" before={NOTHING} after={RIGHT} share={comes} />
  );
}

/** The sheet of the quote: its amounts come one by one, then their sum. */
function Quote({ t }: { t: number }) {
  const scene = scenes[QUOTE];
  if (!scene || t < scene.from || t >= scene.to) return null;
  const at = t - scene.from;
  const gone = drawn(t, scene.to - 0.5, 0.5);
  const rows = [...quoteExample.rows.map(([item, , amount]) => [item.split(',')[0] ?? '', amount] as const)];
  return (
    <>
      <SetWords id="quote" scene={{ ...scene, words: [] }} t={t} noteAfter={DONE} />
      <g transform={`translate(${round(-720 * (1 - settled(at, 0.3, 0.8)) - 720 * gone)} 0)`}>
        <path d="M64 168h596v376H64z" fill="var(--paper)" />
        {rows.map(([item, amount], row) => {
          const share = settled(at, 1.1 + row * 0.7, 0.6);
          return (
            <g key={item}>
              <Lines
                id={`item${row}`}
                lines={[item]}
                x={92}
                y={234 + row * 68}
                size={38}
                leading={0}
                shown={() => share}
                gone={0}
                className="small on-paper"
              />
              <text
                x="632"
                y={234 + row * 68}
                fontSize="42"
                textAnchor="end"
                className="small on-paper num"
                opacity={share}
              >
                {amount}
              </text>
              <path
                d={`M92 ${256 + row * 68}h${round(540 * share)}`}
                stroke="var(--color-panel)"
                strokeWidth="1.6"
              />
            </g>
          );
        })}
        <text
          x="632"
          y="502"
          fontSize="92"
          textAnchor="end"
          className="on-paper num"
          opacity={settled(at, 3.4, 0.6)}
        >
          {quoteExample.total}
        </text>
      </g>
    </>
  );
}

/** Loudness of the call in strokes: the caller in pale, the agent in the channel's color. */
function SoundOfCall({ t }: { t: number }) {
  const scene = scenes[CALL];
  if (!scene || t < scene.from || t >= scene.to) return null;
  const strokes = Math.floor(56 * drawn(t, scene.from + 0.8, 4.2));
  const gone = Math.floor(56 * drawn(t, scene.to - 0.5, 0.5));
  const path = (isAgent: boolean) =>
    range(strokes)
      .filter((stroke) => stroke >= gone && stroke > 27 === isAgent)
      .map((stroke) => `M${66 + stroke * 10.6} ${198 - loudness(stroke) / 2}v${loudness(stroke)}`)
      .join('');
  return (
    <g strokeWidth="4.4">
      <path d={path(false)} stroke="var(--color-panel-text)" />
      <path d={path(true)} stroke="var(--color-voice)" />
    </g>
  );
}

function loudness(stroke: number): number {
  const sentence = Math.abs(Math.sin(stroke * 0.22)) * 0.85 + 0.12;
  return round(5 + sentence * 62 * (0.5 + 0.5 * Math.abs(Math.sin(stroke * 1.7))));
}
