import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withFacts } from '#model/engagement-figures.ts';
import { quarterFee, returnedBy } from '#model/engagement-sums.ts';
import { ownReturn } from '#model/facts/pricing-facts.ts';
import { filledText } from '#model/filled.ts';
import { describeOwnReturn, type OwnNumbers, ownReturnCurve, readNumber } from '#model/return-of-numbers.ts';
import { TextField } from '#ui/field.tsx';
import styles from './own-return.module.css';
import { OwnReturnFigure } from './own-return-figure.tsx';
import columns from './two-columns.module.css';

/** Pause in typing, in milliseconds, before the figure follows. */
const PAUSE_MS = 500;

const FIELDS = Object.keys(ownReturn.fields) as (keyof OwnNumbers)[];

type Answers = Partial<Record<keyof OwnNumbers, string>>;

interface View {
  /** The three numbers, once all are there and within their limits. */
  numbers: OwnNumbers | undefined;
  errors: Answers;
  /** Counts the drawings. */
  drawing: number;
}

/** The return of the visitor's own numbers. Until there are three, and without JavaScript, that of the worked example. */
export function OwnReturn() {
  const fields = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ numbers, errors, drawing }, setView] = useState<View>({
    numbers: undefined,
    errors: {},
    drawing: 0,
  });
  const read = () => {
    const answers = readAnswers(fields.current);
    setView((before) => ({ ...viewOf(answers), drawing: before.drawing + 1 }));
  };
  const readSoon = (_: FormEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(read, PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const curve = numbers ? ownReturnCurve(numbers) : returnedBy;
  return (
    <div className={clsx('grid-12', columns.columns, styles.own)}>
      <div className={columns.left}>
        <h3 id="own-return-heading">{ownReturn.heading}</h3>
        <p className={clsx('note', styles.text)}>{ownReturn.text}</p>
        {/* No form: there is nothing to send. */}
        <fieldset
          ref={fields}
          className={styles.fields}
          aria-labelledby="own-return-heading"
          onInput={readSoon}
        >
          {FIELDS.map((field) => (
            <TextField
              key={field}
              name={`own-${field}`}
              label={ownReturn.fields[field].label}
              error={errors[field]}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          ))}
        </fieldset>
      </div>
      <figure className={columns.right}>
        <p className={styles.result} role="status">
          <b>{numbers ? ownReturn.yours : ownReturn.example}</b> {describeOwnReturn(curve)}
        </p>
        <OwnReturnFigure curve={curve} cost={quarterFee} drawing={numbers ? drawing : undefined} />
        <figcaption className="caption">
          {withFacts(ownReturn.caption)} {withFacts(ownReturn.assumptions)}
        </figcaption>
      </figure>
    </div>
  );
}

function readAnswers(fields: HTMLElement | null): Answers {
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      fields?.querySelector<HTMLInputElement>(`[name="own-${field}"]`)?.value ?? '',
    ]),
  );
}

/** Reads the fields; an empty one is no error yet. */
function viewOf(answers: Answers): Pick<View, 'numbers' | 'errors'> {
  const read = FIELDS.map(
    (field) => [field, readNumber(answers[field] ?? '', ownReturn.fields[field])] as const,
  );
  const missing = read.filter(([, number]) => number === undefined).map(([field]) => field);
  const wrong = missing.filter((field) => answers[field]?.trim());
  return {
    numbers: missing.length === 0 ? (Object.fromEntries(read) as unknown as OwnNumbers) : undefined,
    errors: Object.fromEntries(wrong.map((field) => [field, refusal(field)])),
  };
}

function refusal(field: keyof OwnNumbers): string {
  const { least, most } = ownReturn.fields[field];
  return filledText(ownReturn.refused, {
    least: least.toLocaleString('en-US'),
    most: most.toLocaleString('en-US'),
  });
}
