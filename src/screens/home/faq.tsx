import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Questions } from '#components/questions.tsx';
import type { Question } from '#model/facts/home.ts';
import type { Site } from '#model/read-site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';
import styles from './faq.module.css';

export const Faq = ({ faq, home }: Site) => (
  <Questions {...home.questions} questions={faq} className={styles.head} below={answerButtons} />
);

const answerButtons = ({ buttons }: Question) =>
  buttons && <div className={clsx('flow', styles.buttons)}>{buttons.map(answerButton)}</div>;

function answerButton({ text, link, style }: NonNullable<Question['buttons']>[number]) {
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
