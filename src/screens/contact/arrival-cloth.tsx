import { type Ref, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';
import styles from './arrival-cloth.module.css';
import { bandColour, type ClothStyle } from './cloth-style.ts';

/**
 * Sizes in view box units: width of the cloth, height of a band, fringe at both ends; it has two threads for each one of the
 * cloth next to the form.
 */
const CLOTH = { width: 132, band: 26, fringe: 26, threads: 2 };

interface ArrivalClothProps {
  answers: number;
  style: ClothStyle;
}

/** The cloth of all answers, cut from the loom, and a file of it to keep. */
export function ArrivalCloth({ answers, style }: ArrivalClothProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [file, setFile] = useState<string>();
  useEffect(() => setFile(svg.current ? fileOf(svg.current) : undefined), []);
  return (
    <figure className={styles.figure}>
      <div className={styles.cut}>
        <ClothDrawing ref={svg} answers={answers} style={style} />
        <span className={styles.fall} />
      </div>
      {file ? (
        <ArrowLink className={styles.keep} href={file} download={arrivalWords.keep.file}>
          {arrivalWords.keep.link}
        </ArrowLink>
      ) : null}
    </figure>
  );
}

interface ClothDrawingProps {
  answers: number;
  style: ClothStyle;
  ref: Ref<SVGSVGElement>;
}

/** All bands as one piece between two fringes. */
function ClothDrawing({ answers, style, ref }: ClothDrawingProps) {
  const { width, band, fringe, threads } = CLOTH;
  const ends = style.ends * threads;
  const pitch = width / ends;
  const picks = Math.round(band / pitch);
  const height = round(2 * fringe + answers * picks * pitch);
  return (
    <Drawing ref={ref} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path
        d={raggedWarp(ends, { pitch, top: 2, bottom: height, step: 3 })}
        stroke="var(--color-edge)"
        strokeWidth={round(pitch * 0.28, 2)}
      />
      <Stretch
        id="kept"
        {...{ ends, pitch, structure: style.structure, y: fringe }}
        picks={answers * picks}
        colour={(pick) => bandColour(style, Math.floor(pick / picks))}
        warpColour="var(--color-edge)"
        ground="var(--color-sheet)"
        weft={pitch * 0.82}
        warp={pitch * 0.28}
      />
    </Drawing>
  );
}

/** The drawing as a file of its own: with the values of the colours it takes from this page. */
function fileOf(svg: SVGSVGElement): string {
  const page = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => page.getPropertyValue(name).trim());
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}
