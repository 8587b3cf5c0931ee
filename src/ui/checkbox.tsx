import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string;
  /** The whole sentence the visitor agrees to. */
  children: ReactNode;
};

/** A box with its sentence; both are the target. */
export function Checkbox({ name, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={['checkbox', className].filter(Boolean).join(' ')}>
      <input type="checkbox" id={name} name={name} {...rest} />
      <span>{children}</span>
    </label>
  );
}
