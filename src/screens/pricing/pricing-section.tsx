import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';

interface SectionProps {
  /** Part of its address, and of its heading's id. */
  id: string;
  heading: string;
  children: ReactNode;
}

interface SideSectionProps extends SectionProps {
  lede?: string | undefined;
  link?: { href: string; label: string };
  /** More below the heading. */
  beside?: ReactNode;
  /** More below both, in the whole width. */
  below?: ReactNode;
}

/** A section whose words stand at the left and an example of them at the right. */
export function SideSection({ id, heading, lede, link, beside, below, children }: SideSectionProps) {
  return (
    <section className="wrap sect" id={id} aria-labelledby={`${id}-heading`}>
      <div className="grid-12 head apart">
        <div className="to-5 stack">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lede ? <p className="lede">{lede}</p> : null}
          {beside}
          {link ? <ArrowLink href={link.href}>{link.label}</ArrowLink> : null}
        </div>
        {children}
      </div>
      {below}
    </section>
  );
}

/** A section with its heading at the left, what it is about at the right, and the rest below in the whole width. */
export function HeadSection({ id, heading, text, children }: SectionProps & { text: string }) {
  return (
    <section className="wrap sect" id={id} aria-labelledby={`${id}-heading`}>
      <div className="grid-12 head apart">
        <h2 id={`${id}-heading`} className="to-5">
          {heading}
        </h2>
        <p className="lede from-7">{text}</p>
      </div>
      {children}
    </section>
  );
}
