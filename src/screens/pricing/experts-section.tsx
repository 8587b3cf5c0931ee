import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { experts, roles } from '#model/facts/pricing-facts.ts';
import styles from './experts-section.module.css';
import columns from './two-columns.module.css';

export function ExpertsSection() {
  const { heading, text, link } = experts;
  return (
    <section className="sect" aria-labelledby="experts-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <div className={columns.left}>
            <h2 id="experts-heading">{heading}</h2>
            <p className={clsx('lede', columns.lede)}>{text}</p>
            <ArrowLink className={columns.link} href={link.href}>
              {link.label}
            </ArrowLink>
          </div>
          <ul className={clsx(styles.experts, columns.right)}>
            {roles.map(({ name, work }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{work}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
