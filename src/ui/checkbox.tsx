import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string;
  /** The whole sentence the visitor agrees to. */
  children: ReactNode;
};

/** A box with its sentence; both are the target. `className` goes to the label around them, all else to the box. */
export function Checkbox({ name, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input type="checkbox" id={name} name={name} {...rest} />
      <span>{children}</span>
    </label>
  );
}
