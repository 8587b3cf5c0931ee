import { CompanyMark } from '#components/company-mark.tsx';
import { blog } from '#model/facts/blog-facts.ts';
import { sharedWords as words } from '#model/facts/site-facts.ts';
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
