import type { ReactNode } from 'react';
import { AccordionItem } from '#ui/accordion.tsx';
import styles from './questions.module.css';

/** A frame for `Question`s. */
export function Questions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.questions} data-behaviour="questions">
      {children}
    </div>
  );
}

interface QuestionProps {
  asks: string;
  /** Questions of one group close one another. */
  group: string;
  /** True when the answer is open from the start; at most one of a group. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A question that opens on its answer, by the browser's own means. */
export function Question({ asks, group, isOpen = false, children }: QuestionProps) {
  return (
    // An empty id asks for an anchor (src/article/headings.ts).
    <AccordionItem name={group} open={isOpen} size="small" heading={<h3 id="">{asks}</h3>}>
      {children}
    </AccordionItem>
  );
}
