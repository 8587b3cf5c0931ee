import type { ComponentProps, ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import './field.css';

export interface FieldLook {
  label: ReactNode;
  /** The key under which the answer is sent; also the id a link can lead to. */
  name: string;
  /** What is wrong with the answer, as a sentence. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Takes the whole row where two fields share one. */
  isWide?: boolean;
}

/** Where the sentence about a field stands, for `aria-describedby`. */
export function messageId(name: string): string {
  return `${name}-message`;
}

/** What a control says about its error to assistive technology. */
export function errorAttributes(name: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': messageId(name) } : {};
}

/** A star, or the word "(Optional)" at the end of the row. The star is hidden: `required` says it better. */
export function FieldMark({ required = false }: { required?: boolean | undefined }) {
  return required ? (
    <span className="field-mark" data-mark="required" aria-hidden="true">
      *
    </span>
  ) : (
    <span className="field-mark" data-mark="optional">
      (Optional)
    </span>
  );
}

export function FieldMessage({ name, error }: Pick<FieldLook, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-message" id={messageId(name)}>
      <WarningIcon />
      <span>{error}</span>
    </p>
  );
}

function FieldFrame({ label, name, error, required, isWide, children }: FieldLook & { children: ReactNode }) {
  return (
    <div className="field" data-wide={isWide || undefined} data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={name}>
        <span>{label}</span>
        <FieldMark required={required} />
      </label>
      {children}
      <FieldMessage name={name} error={error} />
    </div>
  );
}

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>;

/** A one-line answer. */
export function TextField({ label, name, error, required, isWide = false, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, required, isWide }}>
      <input id={name} name={name} required={required} {...errorAttributes(name, error)} {...rest} />
    </FieldFrame>
  );
}

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook>;

/** An answer of several lines. */
export function TextArea({ label, name, error, required, isWide = false, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, name, error, required, isWide }}>
      <textarea id={name} name={name} required={required} {...errorAttributes(name, error)} {...rest} />
    </FieldFrame>
  );
}
