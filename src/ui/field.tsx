import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { WarningIcon } from './icons.tsx';

export interface FieldProps {
  label: ReactNode;
  /** The key under which the answer is sent; also the id a link can lead to. */
  name: string;
  /** A sentence about what is wrong with the answer. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Takes the whole row where two fields share one. */
  isWide?: boolean;
  /** Goes to the element around label, control and message. */
  className?: string | undefined;
}

/** The id of the sentence about a field, for `aria-describedby`. */
export function messageId(name: string): string {
  return `${name}-message`;
}

/** Attributes that tell assistive technology about a control's error. */
function errorAttributes(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': messageId(name) } : {};
}

/** A star, or the word "(Optional)" at the end of the row. The star is hidden: `required` says it better. */
function FieldMark({ required = false }: { required?: boolean | undefined }) {
  return required ? (
    <span className={styles.mark} data-mark="required" aria-hidden="true">
      *
    </span>
  ) : (
    <span className={styles.mark} data-mark="optional">
      (Optional)
    </span>
  );
}

/** The region is there before its message: what is inserted together with its region is not announced. */
function FieldMessage({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  return (
    <div aria-live="polite">
      {error ? (
        <p className={styles.message} id={messageId(name)}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type DivProps = Omit<ComponentProps<'div'>, keyof FieldProps>;

interface FieldFrameProps extends FieldProps, DivProps {
  /** The id of a label that names several controls, so that it is no `<label>` of one. */
  labelId?: string;
}

/** A control, or a group of them, with its label above and its message below. */
function FieldFrame({
  label,
  labelId,
  name,
  error,
  required,
  isWide,
  className,
  children,
  ...rest
}: FieldFrameProps) {
  const words = (
    <>
      <span>{label}</span>
      <FieldMark required={required} />
    </>
  );
  return (
    <div className={clsx(styles.field, className)} data-wide={isWide || undefined} {...rest}>
      {labelId ? (
        <div className={styles.label} id={labelId}>
          {words}
        </div>
      ) : (
        <label className={styles.label} htmlFor={name}>
          {words}
        </label>
      )}
      {children}
      <FieldMessage name={name} error={error} />
    </div>
  );
}

interface FieldGroupProps extends FieldProps, DivProps {
  /** A sentence that helps to answer. It stays in sight, under the label. */
  hint?: string | undefined;
}

/** Several controls that give one answer: a radio group. */
export function FieldGroup({ hint, children, ...rest }: FieldGroupProps) {
  const { name, error, required } = rest;
  const labelId = `${name}-label`;
  const hintId = `${name}-hint`;
  const described = [hint && hintId, error && messageId(name)].filter(Boolean).join(' ');
  return (
    <FieldFrame
      labelId={labelId}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      {...errorAttributes(name, error)}
      aria-describedby={described || undefined}
      {...rest}
    >
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children}
    </FieldFrame>
  );
}

/** The props of a field apart from those of its control. */
function splitFieldProps<Props extends FieldProps>({
  label,
  name,
  error,
  required,
  isWide = false,
  className,
  ...control
}: Props) {
  return {
    field: { label, name, error, required, isWide, className },
    control: { id: name, name, required, ...errorAttributes(name, error), ...control },
  };
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A one-line answer. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      <input {...control} />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** An answer of several lines. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      <textarea {...control} />
    </FieldFrame>
  );
}
