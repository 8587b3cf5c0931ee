import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { ArrowButton, ArrowLink } from '#components/arrow-link.tsx';
import { contactWithNumbers, type OwnNumbers } from '#leads/contact-address.ts';
import { filled } from '#model/filled.ts';
import { type Currency, money } from '#model/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './own-return.module.css';
import { OwnReturnFigure, type OwnReturnFigureProps, resultOf } from './own-return-figure.tsx';

const FIELDS: readonly (keyof OwnNumbers)[] = ['hours', 'people', 'hourly'];

type OwnReturnFacts = OwnReturnFigureProps['facts'];

type NumbersRead = ReturnType<typeof readNumbers>;

/** There are no numbers until all three fit. An empty field is no error yet. */
export function readNumbers(
  textOf: (field: keyof OwnNumbers) => string,
  { fields, refused, currency }: Pick<OwnReturnFacts, 'fields' | 'refused' | 'currency'>,
) {
  const errors: Partial<Record<keyof OwnNumbers, string>> = {};
  const [hours, people, hourly] = FIELDS.map((field) => {
    const { least, most } = fields[field];
    const number = readNumber(textOf(field), fields[field], currency);
    const written = (limit: number) => limit.toLocaleString(currency.numbers);
    if (textOf(field).trim() && number === undefined)
      errors[field] = filled(refused, { least: written(least), most: written(most) });
    return number;
  });
  const isWhole = hours !== undefined && people !== undefined && hourly !== undefined;
  return { numbers: isWhole ? { hours, people, hourly } : undefined, errors };
}

/**
 * As people write it, by the marks of the company's language: "1,250", "$80", "7.5" and "7,5", or
 * "1.250,50".
 * @returns nothing for what is no number, or outside the limits
 */
export function readNumber(
  text: string,
  { least, most }: { least: number; most: number },
  currency: Currency,
) {
  const sign = money(0, currency).replace(/[\d\s]/g, '');
  const bare = text
    .replace(sign, '')
    .replace(currency.currency, '')
    .replace(/[\s'’]/g, '');
  const hasComma = (0.5).toLocaleString(currency.numbers).includes(',');
  const pointed = hasComma ? bare.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : bare;
  const plain = pointed.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const isNumber = /^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && plain !== '';
  const number = isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Milliseconds without typing before the figure follows. */
const PAUSE_MS = 500;

const isRefused = (errors: object) => Object.keys(errors).length > 0;

/** Until there are three numbers, and without JavaScript, the worked example is drawn. */
export function OwnReturn({ facts }: { facts: OwnReturnFacts }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ numbers, errors }, setView] = useState<NumbersRead>({ numbers: undefined, errors: {} });
  const controlOf = (field: keyof OwnNumbers) =>
    fields.current?.querySelector<HTMLInputElement>(`[name="own-${field}"]`);
  const readNow = () => {
    clearTimeout(timer.current);
    const read = readNumbers((field) => controlOf(field)?.value ?? '', facts);
    // While a field has an error, the last that were whole stay.
    setView(({ numbers }) => (isRefused(read.errors) ? { ...read, numbers } : read));
  };
  const readSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(readNow, PAUSE_MS);
  };
  const begin = (start: OwnNumbers) => {
    for (const field of FIELDS) {
      const control = controlOf(field);
      if (control) control.value = String(start[field]);
    }
    readNow();
  };
  return (
    <div className={clsx('grid-12 apart', styles.own)}>
      <div className="to-4">
        <h3 id="own-return-heading">{facts.heading}</h3>
        <p className={clsx('small script-only screen-only', styles.text)}>{facts.text}</p>
        {/* On a phone the result stays in view over the fields; the other is the one that is heard. */}
        <p className={clsx('small script-only screen-only', styles.kept)} aria-hidden>
          <span>{numbers ? facts.yours : facts.example}</span>{' '}
          <b>{resultOf(facts, numbers).told}</b>
        </p>
        {/* No form: there is nothing to send. */}
        <fieldset
          ref={fields}
          className={clsx('script-only screen-only', styles.fields)}
          aria-labelledby="own-return-heading"
          onInput={readSoon}
          onBlur={readNow}
        >
          <div className={clsx('flow', styles.starts)}>
            {facts.starts.map(({ label, ...start }) => (
              <Button
                key={label}
                variant="bare"
                className="tag"
                aria-pressed={FIELDS.every((field) => numbers?.[field] === start[field])}
                onClick={() => begin(start)}
              >
                {label}{' '}
              </Button>
            ))}
          </div>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              name={`own-${field}`}
              label={facts.fields[field].label}
              error={errors[field]}
              required
              maxLength={12}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </fieldset>
      </div>
      <OwnResult facts={facts} numbers={numbers} isStale={isRefused(errors)} />
    </div>
  );
}

type OwnResultProps = OwnReturnFigureProps & { isStale: boolean };

export function OwnResult({ facts, numbers, isStale }: OwnResultProps) {
  const { told, instead } = facts;
  const { back, told: day, use, sums } = resultOf(facts, numbers);
  return (
    <figure className="figure from-6" data-stale={isStale || undefined}>
      <p className={styles.result} role="status">
        <span className="small">{numbers ? facts.yours : facts.example}</span> <b>{day}</b>{' '}
        {use && <span>{use}</span>}{' '}
        <span>{back === undefined ? `${told.advice} ${sums}` : sums}</span>
      </p>
      <OwnReturnFigure facts={facts} numbers={numbers} />
      <figcaption className="small">{facts.assumptions}</figcaption>
      {numbers && (
        <p className={clsx('flow', styles.next)}>
          {back === undefined ? (
            instead.map((link) => <ArrowLink key={link.href} {...link} />)
          ) : (
            <ArrowButton
              variant="line"
              to={{ label: facts.next, href: contactWithNumbers(numbers, back) }}
            />
          )}
        </p>
      )}
    </figure>
  );
}
