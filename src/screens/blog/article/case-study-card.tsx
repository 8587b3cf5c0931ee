import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CaseStudyLink } from '#model/blog/case-study-link.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import card from '../post-card.module.css';
import styles from './case-study-card.module.css';

interface CaseStudyCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  study: CaseStudyLink;
}

/** A case study as a row, with its main figure where an article has its picture. */
export function CaseStudyCard({ study, className, ...rest }: CaseStudyCardProps) {
  const { client, title, description, path, figure, isSample } = study;
  return (
    <article className={clsx(card.card, styles.study, className)} {...rest}>
      <p className={styles.figure}>
        <span className={clsx('serif num', styles.change)}>
          <span className={styles.before}>
            <span className="visually-hidden">From </span>
            {figure.before} <ShuttleArrow />
          </span>{' '}
          <span className="visually-hidden">to </span>
          <b>{figure.after}</b>
        </span>
        <span className="caption">
          {figure.measure}
          {isSample ? ' (sample)' : ''}
        </span>
      </p>
      <div className={card.text}>
        <p className={clsx('caption', styles.kind)}>
          <b>Case study</b> <span>{client}</span>
        </p>
        <h3 className={card.title}>
          <a href={path}>{title}</a>
        </h3>
        <p className={card.description}>{description}</p>
      </div>
    </article>
  );
}
