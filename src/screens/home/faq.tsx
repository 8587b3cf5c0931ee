import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { AccordionItem } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';
import styles from './faq.module.css';

interface FaqButton {
  text: string;
  link: string;
  style: 'text' | 'line' | 'solid';
}

interface FaqProps {
  heading: string;
  /** An answer may end in buttons. */
  questions: readonly { question: string; answer: string; buttons?: readonly FaqButton[] }[];
}

/** Starts with every answer closed; the shared name makes the browser keep at most one open. */
export function Faq({ heading, questions }: FaqProps) {
  return (
    <section className={clsx('sect', styles.faq)} id="faq" aria-labelledby="faq-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <h2 id="faq-heading">{heading}</h2>
          <div className={styles.answers}>
            {questions.map(({ question, answer, buttons }, index) => (
              <AccordionItem key={question} id={`faq-${index + 1}`} name="faq" heading={question}>
                <p>{answer}</p>
                {buttons ? <AnswerButtons buttons={buttons} /> : null}
              </AccordionItem>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function AnswerButtons({ buttons }: { buttons: readonly FaqButton[] }) {
  return (
    <div className={styles.buttons}>
      {buttons.map((button) => (
        <AnswerButton key={button.text} {...button} />
      ))}
    </div>
  );
}

function AnswerButton({ text, link, style }: FaqButton) {
  if (style !== 'text') {
    return (
      <ButtonLink href={link} variant={style} size="small">
        {text}
      </ButtonLink>
    );
  }
  if (!link.startsWith('/')) return <OutsideLink href={link}>{text}</OutsideLink>;
  return <ArrowLink href={link}>{text}</ArrowLink>;
}
