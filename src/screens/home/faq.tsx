import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import type * as home from '#model/facts/home.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';
import styles from './faq.module.css';

type Questions = typeof home.faq;
type FaqButton = NonNullable<Questions[number]['buttons']>[number];

/** Starts with every answer closed; the shared name makes the browser keep at most one open. */
export function Faq({ heading, questions }: { heading: string; questions: Questions }) {
  return (
    <section className="wrap sect" id="faq" aria-labelledby="faq-heading">
      <div className={clsx('grid-12 head apart', styles.head)}>
        <h2 className="to-4" id="faq-heading">
          {heading}
        </h2>
        <div className="from-6">
          {questions.map(({ question, answer, buttons }, index) => (
            <AccordionItem key={question} id={`faq-${index + 1}`} name="faq" heading={question}>
              <p>{answer}</p>
              {buttons ? <div className={styles.buttons}>{buttons.map(answerButton)}</div> : null}
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}

function answerButton({ text, link, style }: FaqButton) {
  if (style !== 'text') {
    return (
      <ButtonLink key={text} href={link} variant={style} size="small">
        {text}
      </ButtonLink>
    );
  }
  const TextLink = link.startsWith('/') ? ArrowLink : OutsideLink;
  return (
    <TextLink key={text} href={link}>
      {text}
    </TextLink>
  );
}
