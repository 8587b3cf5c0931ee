import { clsx } from 'clsx';
import { milestones, type ProcessStep, processSteps } from '#content/data/process.ts';
import styles from './process.module.css';
import { SLICES } from './process-calendar.ts';
import { ProcessFigure, ProcessSlice, ProcessThreads, UndoneProcess } from './process-figure.tsx';

/** Three steps, and the calendar they fill. `process.behaviour.ts` sets the active step, and CSS draws up to it. */
export function Process() {
  return (
    <section
      className={clsx('sect', styles.process)}
      id="process"
      aria-labelledby="process-heading"
      data-behaviour="process"
      data-step="0"
    >
      <ProcessThreads />
      <div className="wrap">
        <div className={clsx('grid-12 head', styles.head)}>
          <h2 id="process-heading">Our Process</h2>
          <p className={clsx('note', styles.note)}>
            <b>Fig. 2</b> Read the cloth downwards. It is a calendar of the first ninety days, drawn to scale;
            each colour is a channel that has gone live.
          </p>
        </div>
        <div className={clsx('grid-12', styles.body)}>
          <ol className={styles.steps}>
            {processSteps.map((step, index) => (
              <Step key={step.title} step={step} number={index + 1} isActive={index === 0} />
            ))}
          </ol>
          <figure className={styles.figure}>
            <ol className={styles.milestones}>
              {milestones.map(({ when, what }) => (
                <li key={when}>
                  <b>{when}</b>
                  {what}
                </li>
              ))}
            </ol>
            <div className={styles.calendar}>
              <ProcessFigure />
              <div className={styles.undone} data-undone>
                <UndoneProcess />
              </div>
            </div>
          </figure>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  step: ProcessStep;
  number: number;
  isActive: boolean;
}

/** The whole step can be pressed; a keyboard reaches the button in its heading. */
function Step({ step, number, isActive }: StepProps) {
  const { from, to } = SLICES[step.image];
  return (
    <li className={styles.step} data-process-step>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <button type="button" aria-current={isActive ? 'step' : undefined}>
            <span className="visually-hidden">Step {number}: </span>
            {step.title}
          </button>
        </h3>
        <p>{step.description}</p>
        <ul>
          {step.delivers.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <figure className={styles.slice}>
        <ProcessSlice part={step.image} />
        <figcaption className="caption">
          <b>
            {from} to {to}.
          </b>{' '}
          {step.shows}
        </figcaption>
      </figure>
    </li>
  );
}
