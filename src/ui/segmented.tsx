import type { ComponentProps, MouseEvent } from 'react';
import { FieldGroup, type FieldProps } from './field.tsx';
import styles from './segmented.module.css';

interface SegmentedProps extends FieldProps, Omit<ComponentProps<'div'>, keyof FieldProps | 'children'> {
  label: string;
  /** A sentence that helps to choose. */
  hint?: string | undefined;
  options: readonly string[];
  /** Words of a button that takes an optional answer back: a radio button alone cannot be turned off. */
  clearLabel?: string;
}

/** One choice of a few, all in sight: native radio buttons in one frame. The first carries the field's name as its id. */
export function Segmented({ options, clearLabel, isWide = true, ...rest }: SegmentedProps) {
  const { name, required, error } = rest;
  return (
    <FieldGroup isWide={isWide} {...rest}>
      <div className={styles.segmented} data-count={options.length}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option}
              required={required}
              // States the validity, because Chromium calls an empty required group invalid before anybody has touched it.
              aria-invalid={Boolean(error)}
            />
            {option}
          </label>
        ))}
      </div>
      {clearLabel ? <ClearButton name={name}>{clearLabel}</ClearButton> : null}
    </FieldGroup>
  );
}

/** Seen only while an answer is chosen that need not be given. */
function ClearButton({ name, children }: { name: string; children: string }) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const radios = currentTarget.form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [];
    for (const radio of radios) radio.checked = false;
    radios[0]?.focus();
    radios[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <button type="button" className={styles.clear} onClick={clear}>
      {children}
    </button>
  );
}
