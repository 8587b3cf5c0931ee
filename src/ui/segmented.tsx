import type { ComponentProps } from 'react';
import { FieldGroup, type FieldProps } from './field.tsx';
import styles from './segmented.module.css';

interface SegmentedProps extends FieldProps, Omit<ComponentProps<'div'>, keyof FieldProps | 'children'> {
  label: string;
  /** A sentence that helps to choose. */
  hint?: string | undefined;
  options: readonly string[];
}

/** One choice of a few, all in sight: native radio buttons in one frame. The first carries the field's name as its id. */
export function Segmented({ options, isWide = true, ...rest }: SegmentedProps) {
  const { name, required } = rest;
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
            />
            {option}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
