import { milestones, type ProcessStep, processSteps } from '#content/data/process.ts';
import { SLICES } from './process-calendar.ts';
import { ProcessCloth, ProcessClothThreads, ProcessSlice, ProcessWarp } from './process-cloth.tsx';
import './process.css';

/** Three steps beside the cloth they weave. `process-behaviour.ts` moves the active step; the cloth grows with it. */
export function Process() {
  return (
    <section className="proc sect" id="process" aria-labelledby="process-heading" data-step="0">
      <ProcessClothThreads />
      <div className="wrap">
        <div className="grid-12 head">
          <h2 id="process-heading">Our Process</h2>
          <p className="aside note">
            <b>Fig. 2</b> Read the cloth downwards. It is a calendar of the first ninety days, drawn to scale;
            each colour is a channel that has gone live.
          </p>
        </div>
        <div className="grid-12 proc-body">
          <ol className="steps">
            {processSteps.map((step, index) => (
              <Step key={step.title} step={step} number={index + 1} isActive={index === 0} />
            ))}
          </ol>
          <figure className="clothfig">
            <ol className="ticks">
              {milestones.map(({ when, what }) => (
                <li key={when}>
                  <b>{when}</b>
                  {what}
                </li>
              ))}
            </ol>
            <div className="cloth">
              <ProcessCloth />
              <div className="unwoven">
                <ProcessWarp />
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

/** The whole step can be pressed; the button in its heading is what a keyboard reaches. */
function Step({ step, number, isActive }: StepProps) {
  const { from, to } = SLICES[step.image];
  return (
    <li className="step">
      <span className="step-number" aria-hidden="true">
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
      <figure className="slice">
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
