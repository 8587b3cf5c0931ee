import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AccordionItem } from '#ui/accordion.tsx';

interface QuestionsProps<Question> {
  heading: string;
  questions: readonly Question[];
  className?: string | undefined;
  below?: (question: Question) => ReactNode;
}

export function Questions<Question extends { question: string; answer: string }>({
  heading,
  questions,
  className,
  below,
}: QuestionsProps<Question>) {
  if (questions.length === 0) return null;
  return (
    <section className="wrap sect" id="faq" aria-labelledby="faq-heading">
      <div className={clsx('grid-12 head apart', className)}>
        <h2 className="to-4" id="faq-heading">
          {heading}
        </h2>
        <div className="from-6">
          {questions.map((item, index) => (
            <AccordionItem
              key={item.question}
              id={`faq-${index + 1}`}
              name="faq"
              heading={item.question}
            >
              <p>{item.answer}</p>
              {below?.(item)}
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}
