import { clsx } from 'clsx';
import columns from './two-columns.module.css';

interface SectionHeadProps {
  /** Names the section, whose heading this is. */
  id: string;
  heading: string;
  text: string;
}

/** The heading of a section at the left, what it is about at the right. */
export function SectionHead({ id, heading, text }: SectionHeadProps) {
  return (
    <div className={clsx('grid-12 head', columns.columns)}>
      <h2 id={id} className={columns.left}>
        {heading}
      </h2>
      <p className={clsx('lede', columns.right)}>{text}</p>
    </div>
  );
}
