import type { ComponentProps, ReactNode } from 'react';
import { DoneIcon, WarningIcon } from './icons.tsx';
import './alert.css';

const TONES = { error: WarningIcon, good: DoneIcon } as const;

type AlertProps = Omit<ComponentProps<'div'>, 'children'> & {
  tone: keyof typeof TONES;
  /** The sentence announced; the element with the role holds this and nothing else. */
  sentence: string;
  /** What may follow it: links to the fields, what happens next. */
  children?: ReactNode;
};

/** A result the visitor must not miss. The box takes focus, so that the next Tab goes on from here. */
export function Alert({ tone, sentence, children, className, ...rest }: AlertProps) {
  const Sign = TONES[tone];
  return (
    <div className={['alert', className].filter(Boolean).join(' ')} data-tone={tone} tabIndex={-1} {...rest}>
      <Sign />
      <div>
        <p className="alert-sentence" role="alert">
          {sentence}
        </p>
        {children}
      </div>
    </div>
  );
}
