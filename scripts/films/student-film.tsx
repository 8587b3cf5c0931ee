import type { ComponentType } from 'react';
import { GRADUATES } from '#components/woven-pictures/picture-list.ts';
import type { FilmScene } from '#content/data/film.ts';
import type { StudentFilm } from '#content/data/student-films.ts';
import { threadColour } from '#weave/channels.ts';
import { range, round } from '#weave/geometry.ts';
import { SetWords } from './set-words.tsx';
import { drawn, FRAME, inTurn, type Timed } from './timing.ts';
import { type Part, WHOLE, WovenFrame } from './woven-frame.tsx';

/** The part of the frame a portrait keeps, and where the words begin, by the side on which the person sits. */
const SIDES: Record<'left' | 'right', { keeps: Part; words: number }> = {
  left: { keeps: { left: 0, right: 640 }, words: 706 },
  right: { keeps: { left: 600, right: FRAME.width }, words: 56 },
};

const THREADS = { each: 3, pitch: 15, top: 498 };

/** Sentence in the picture itself, all the time: these are not real graduates. */
const SAMPLE = 'Sample. The person and the words are made up.';

/** The film of a student: the woven portrait makes room for their words. */
export function studentFilm(film: StudentFilm, index: number): ComponentType<{ t: number }> {
  const scenes = inTurn(film.scenes);
  const [, x] = GRADUATES[index] ?? ['', 0];
  const { keeps, words } = SIDES[x < 0.9 ? 'left' : 'right'];
  return ({ t }) => (
    <>
      <WovenFrame picture={`video-${index + 1}`} before={WHOLE} after={keeps} share={drawn(t, 0.6, 1.5)} />
      {scenes.map((scene, at) =>
        t < scene.from || t >= scene.to ? null : (
          <SetWords
            key={scene.from}
            id={`s${at}`}
            scene={scene}
            t={t}
            x={words}
            size={76}
            middle={262}
            after={at === 0 ? 1.7 : 0.2}
            stays={at === scenes.length - 1}
          />
        ),
      )}
      <SaidBand scenes={scenes} from={words} isLeftward={words < 200} t={t} />
      <SampleMark />
    </>
  );
}

interface SaidBandProps {
  scenes: readonly Timed<FilmScene>[];
  /** Left edge of the words. */
  from: number;
  isLeftward: boolean;
  t: number;
}

/** Band under the words: each sentence lays three threads more, from the portrait outward. */
function SaidBand({ scenes, from, isLeftward, t }: SaidBandProps) {
  const reach = isLeftward ? 640 : FRAME.width + 10 - from;
  return scenes.map((scene, index) => {
    const d = range(THREADS.each)
      .map((thread) => {
        const laid = drawn(t, scene.from + (index === 0 ? 2.6 : 1.1) + thread * 0.35, 1.2) * reach;
        const ragged = ((index * 3 + thread) * 11) % 35;
        const y = THREADS.top + (index * THREADS.each + thread) * THREADS.pitch;
        if (laid <= ragged) return '';
        return isLeftward
          ? `M${610 - ragged} ${y}H${round(610 - laid)}`
          : `M${from + ragged} ${y}H${round(from + laid)}`;
      })
      .join('');
    const colour = scene.channel ? threadColour(scene.channel) : 'var(--color-panel-text)';
    return d ? <path key={scene.from} d={d} stroke={colour} strokeWidth="9.5" /> : null;
  });
}

function SampleMark() {
  return (
    <g>
      <path d={`M0 ${FRAME.height - 84}h${FRAME.width}v84H0z`} fill="var(--color-panel)" />
      <path d={`M0 ${FRAME.height - 84}h${FRAME.width}`} stroke="var(--color-panel-edge)" strokeWidth="2" />
      <text x="56" y={FRAME.height - 28} fontSize="40" className="small strong">
        {SAMPLE}
      </text>
    </g>
  );
}
