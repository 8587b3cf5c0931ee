import type { ReactNode } from 'react';
import { PlusMinusIcon } from './icons.tsx';
import './accordion.css';

export interface AccordionItem {
  id: string;
  heading: string;
  body: ReactNode;
}

interface AccordionProps {
  /** Items that share a name close one another: the browser keeps at most one open. */
  name: string;
  items: AccordionItem[];
  className?: string | undefined;
}

/** Native disclosure widgets: they open, close and are found by the browser's own search without a script. */
export function Accordion({ name, items, className }: AccordionProps) {
  return (
    <div className={['accordion', className].filter(Boolean).join(' ')}>
      {items.map(({ id, heading, body }) => (
        <details key={id} name={name} id={id}>
          <summary>
            {heading}
            <PlusMinusIcon />
          </summary>
          <div className="answer">{body}</div>
        </details>
      ))}
    </div>
  );
}
