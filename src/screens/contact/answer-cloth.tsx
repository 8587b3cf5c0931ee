import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';
import styles from './answer-cloth.module.css';
import { bandColour, type ClothStyle } from './cloth-style.ts';

/** A band in view box units: at the side of the form, and on a phone at the edge of the window, with a third of the threads. */
const SIDE = { width: 70, height: 45, ends: (ends: number) => ends };
const EDGE = { width: 12, height: 44, ends: (ends: number) => Math.round(ends / 3) };

interface AnswerClothProps {
  /** True for each required answer that is given, in the order of the form. */
  isDone: readonly boolean[];
  style: ClothStyle;
}

/** One band of cloth for each required answer; decorative, because a sentence next to it says the same. */
export function AnswerCloth({ isDone, style }: AnswerClothProps) {
  const cloth = useRef<HTMLDivElement>(null);
  // The number of bands depends on chance when the page loads, so the built page has none.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // The style sheet draws the bare threads. The policy forbids style attributes, not this.
  useLayoutEffect(() => {
    cloth.current?.style.setProperty('--ends', String(SIDE.ends(style.ends)));
    cloth.current?.style.setProperty('--edge-ends', String(EDGE.ends(style.ends)));
  }, [style.ends]);
  return (
    <div ref={cloth} className={styles.cloth} aria-hidden="true">
      {isHydrated
        ? isDone.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place.
            <Band key={index} isDone={each} index={index} style={style} />
          ))
        : null}
    </div>
  );
}

/** Bare threads lie over a band until its answer is given, and are drawn off it. A band that was never given is not drawn. */
function Band({ isDone, index, style }: { isDone: boolean; index: number; style: ClothStyle }) {
  const [wasDone, setWasDone] = useState(isDone);
  if (isDone && !wasDone) setWasDone(true);
  return (
    <div className={styles.band} data-done={isDone || undefined}>
      {wasDone ? (
        <>
          <BandDrawing id={`band-${index}`} className={styles.side} variant={SIDE} {...{ index, style }} />
          <BandDrawing id={`edge-${index}`} className={styles.edge} variant={EDGE} {...{ index, style }} />
        </>
      ) : null}
      <span className={styles.bare} />
    </div>
  );
}

interface BandDrawingProps {
  id: string;
  className: string | undefined;
  variant: typeof SIDE;
  index: number;
  style: ClothStyle;
}

function BandDrawing({ id, className, variant, index, style }: BandDrawingProps) {
  const ends = variant.ends(style.ends);
  const pitch = variant.width / ends;
  const picks = Math.round(variant.height / pitch);
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${variant.width} ${round(picks * pitch, 2)}`}
      preserveAspectRatio="none"
    >
      <Stretch
        {...{ id, ends, picks, pitch, structure: style.structure }}
        // The pattern goes on from band to band.
        firstPick={index * picks}
        colour={bandColour(style, index)}
        warpColour="var(--color-edge)"
        weft={pitch * 0.82}
        warp={pitch * 0.28}
      />
    </Drawing>
  );
}
