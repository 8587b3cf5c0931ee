import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './field.module.css';
import { WarningIcon } from './icons.tsx';

interface FieldProps {
  label: ReactNode;
  name: string;
  error?: string | undefined;
  required?: boolean | undefined;
  /** False where a screen reader has learned from something else that answers are wrong. */
  isTold?: boolean | undefined;
  isWide?: boolean | undefined;
}

export const messageId = (name: string) => `${name}-message`;

function Field({
  label,
  name,
  error,
  required,
  isTold = true,
  isWide,
  children,
  ...rest
}: FieldProps & ComponentProps<'div'>) {
  const region = useRef<HTMLDivElement>(null);
  const [losses, setLosses] = useState(0);
  // Another program may have removed the region, and with it what would be said next.
  useLayoutEffect(() => {
    if (error && !region.current?.isConnected) setLosses((count) => count + 1);
  }, [error]);
  // A label that names several controls is no `<label>` of one.
  const labelId = rest['aria-labelledby'];
  const Label = labelId ? 'div' : 'label';
  return (
    <div className={styles.field} data-wide={isWide || undefined} {...rest}>
      <Label className={styles.label} {...(labelId ? { id: labelId } : { htmlFor: name })}>
        <span>{label}</span>
        {/* `required` says it better than the star. */}
        <span
          className={clsx(!required && styles.optional)}
          data-mark={required ? 'required' : 'optional'}
          aria-hidden={required || undefined}
        >
          {required ? '*' : '(Optional)'}
        </span>
      </Label>
      {children}
      {/* There before its message: inserted with it, only an alert is announced. */}
      <div
        key={losses}
        ref={region}
        role={error && isTold && losses > 0 ? 'alert' : undefined}
        aria-live={isTold ? 'polite' : 'off'}
      >
        {error && (
          <p className={styles.message} id={messageId(name)}>
            <WarningIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  isMultiline?: boolean;
}

export function TextField({
  label,
  isWide,
  isTold,
  error,
  isMultiline,
  ...control
}: TextFieldProps) {
  const { name, required } = control;
  const Control = (isMultiline ? 'textarea' : 'input') as 'input';
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': messageId(name) } : {};
  return (
    <Field
      label={label}
      name={name}
      error={error}
      required={required}
      isTold={isTold}
      isWide={isWide}
    >
      <Control id={name} className={styles.control} {...invalid} {...control} />
    </Field>
  );
}

interface SegmentedProps extends FieldProps {
  hint?: string | undefined;
  options: readonly string[];
  /** A button takes an optional answer back, because a radio button cannot be turned off. */
  clearLabel?: string;
}

/** Radio buttons in one frame. The first carries the field's name as its id. */
export function Segmented({ options, hint, clearLabel, ...field }: SegmentedProps) {
  const { name, required, error } = field;
  const hintId = `${name}-hint`;
  return (
    <Field
      isWide
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={clsx(hint && hintId, error && messageId(name)) || undefined}
      {...field}
    >
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.segmented}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option}
              required={required}
              // Chromium calls an empty required group invalid before anybody has touched it.
              aria-invalid={Boolean(error)}
            />
            {`${option} `}
          </label>
        ))}
      </div>
      {clearLabel && (
        <button type="button" className={clsx('script-only', styles.clear)} onClick={clear}>
          {clearLabel}
        </button>
      )}
    </Field>
  );
}

function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const radios = currentTarget.parentElement?.querySelectorAll('input') ?? [];
  for (const radio of radios) radio.checked = false;
  radios[0]?.focus();
  radios[0]?.dispatchEvent(new Event('input', { bubbles: true }));
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string;
  children: ReactNode;
};

export const Checkbox = ({ name, children, ...rest }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input type="checkbox" id={name} name={name} {...rest} />
    <span>{children}</span>
  </label>
);
