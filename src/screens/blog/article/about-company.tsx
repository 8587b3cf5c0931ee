import { CompanyMark } from '#components/company-mark.tsx';
import { blog } from '#content/data/blog.ts';
import words from '#content/data/shared-words.json' with { type: 'json' };
import styles from './about-company.module.css';

export function AboutCompany() {
  return (
    <aside className={styles.about} aria-label="About the company">
      <CompanyMark size={52} />
      <p>
        {blog.about} <a href="/about">{words.articles.more}</a>
      </p>
    </aside>
  );
}
