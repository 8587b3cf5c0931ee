import { clsx } from 'clsx';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { allocation } from '#model/facts/pricing-facts.ts';
import {
  edgeLimits,
  edgesOf,
  exampleMonth,
  type MonthShares,
  monthAddress,
  monthInWords,
  moveEdge,
} from '#model/month-shares.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { AllocationFigure } from './allocation-figure.tsx';
import styles from './allocation-section.module.css';
import { MonthChoice } from './month-choice.tsx';
import { SectionHead } from './section-head.tsx';
import { ShareBar } from './share-bar.tsx';

const { heading, text, caption, areas, help, own, link } = allocation;

/** Month on display: the example, another starting point, or the visitor's own division. */
interface Month {
  shares: MonthShares;
  /** The month that was chosen whole; nothing after a divider was moved. */
  name: string | undefined;
}

/**
 * The list has the figure's content in words, so the figure is left out of the accessibility tree. On a wide screen the
 * dividers lie on the figure, on a phone between the two areas that share.
 */
export function AllocationSection() {
  const [{ shares, name }, setMonth] = useState<Month>({
    shares: exampleMonth,
    name: allocation.months.example,
  });
  const figure = useFigure(shares);
  const isExample = name === allocation.months.example;
  const move = (index: number) => (event: FormEvent<HTMLInputElement>) => {
    const to = event.currentTarget.valueAsNumber;
    setMonth((before) => ({ shares: moveEdge(before.shares, index, to), name: undefined }));
  };
  return (
    <section className="sect" aria-labelledby="allocation-heading">
      <div className="wrap">
        <SectionHead id="allocation-heading" heading={heading} text={text} />
        <MonthChoice chosen={name} onChoose={setMonth} />
        <figure ref={figure} className={styles.allocation}>
          <div className={styles.figure} aria-hidden="true">
            <AllocationFigure parts={withShares(shares)} id="allocation" />
            {name && !isExample ? <span key={name} className={styles.cover} /> : null}
          </div>
          <ul>
            {withShares(shares).map(({ label, percent, structure }, index) => (
              <li key={label}>
                <div className={styles.bar}>
                  <div>
                    <ShareBar structure={structure} />
                  </div>
                </div>
                <b className="num">{percent}%</b> {label}
                {index < areas.length - 1 ? (
                  <Divider index={index} shares={shares} onInput={move(index)} />
                ) : null}
              </li>
            ))}
          </ul>
          <figcaption className={styles.foot}>
            <p className="caption">{isExample ? caption : own}</p>
            <p className={clsx('caption', styles.help)}>{help}</p>
            <ButtonLink variant="line" href={monthAddress(shares)}>
              {link} <ShuttleArrow />
            </ButtonLink>
          </figcaption>
        </figure>
        <p className="visually-hidden" role="status">
          {name && !isExample ? `${name}: ${monthInWords(shares)}.` : null}
        </p>
      </div>
    </section>
  );
}

/** Keeps the dividers and the lengths of the figure where the shares are. */
function useFigure(shares: MonthShares) {
  const figure = useRef<HTMLElement>(null);
  const isHydrated = useRef(false);
  useLayoutEffect(() => {
    // The first month is in the page, and a divider may have been moved before this runs: that arrives as its input.
    if (isHydrated.current) placeDividers(figure.current, shares);
    isHydrated.current = true;
  }, [shares]);
  return figure;
}

interface DividerProps {
  /** The area before it. */
  index: number;
  shares: MonthShares;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
}

/** Uncontrolled, so that a move before hydration is not lost. */
function Divider({ index, shares, onInput }: DividerProps) {
  const [before, after] = [areas[index], areas[index + 1]];
  return (
    <input
      type="range"
      className={styles.divider}
      {...edgeLimits(shares, index)}
      defaultValue={edgesOf(exampleMonth)[index]}
      aria-label={`Between ${before?.label} and ${after?.label}`}
      aria-valuetext={`${before?.label} ${shares[index]} %, ${after?.label} ${shares[index + 1]} %`}
      onInput={onInput}
    />
  );
}

function withShares(shares: MonthShares) {
  return areas.map((area, index) => ({ ...area, percent: shares[index] ?? 0 }));
}

/** The style sheet reads where the areas end from custom properties: the policy forbids style attributes, not this. */
function placeDividers(figure: HTMLElement | null, shares: MonthShares): void {
  if (!figure) return;
  figure.style.setProperty('--shares', shares.map((share) => `${share}fr`).join(' '));
  const dividers = figure.querySelectorAll<HTMLInputElement>('input[type="range"]');
  for (const [index, edge] of edgesOf(shares).entries()) {
    figure.style.setProperty(`--edge-${index + 1}`, String(edge));
    const divider = dividers[index];
    if (divider) divider.valueAsNumber = edge;
  }
}
