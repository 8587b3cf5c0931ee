import { BackLink } from '#components/arrow-link.tsx';
import { LoadError } from '../load-error.tsx';
import '../blog-skeleton.css';
import './article.css';

const TITLE_LINES = ['long', 'medium'];
const TEXT_LINES = ['full', 'long', 'full', 'long', 'short', 'full', 'long', 'full', 'medium'];

/** Grey blocks where the article will be. */
export function ArticleLoading() {
  return (
    <div className="article-loading" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading article
      </p>
      <div aria-hidden="true">
        <div className="article-head wrap">
          <span className="bare-line short" />
          {TITLE_LINES.map((length) => (
            <span key={length} className={`bare-line heading ${length}`} />
          ))}
        </div>
        <div className="wrap">
          <span className="bare-block article-hero" />
        </div>
        <div className="article-body wrap grid-12">
          <div className="article-contents">
            <span className="bare-line medium" />
            <span className="bare-line long" />
            <span className="bare-line medium" />
          </div>
          <div className="article-column">
            {TEXT_LINES.map((length, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity beyond their place.
              <span key={index} className={`bare-line ${length}`} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The data source's own words, in red. */
export function ArticleError({ reason }: { reason: string }) {
  return (
    <div className="article-head wrap">
      <BackLink href="/blog">Back to all articles</BackLink>
      <LoadError>{reason}</LoadError>
      <div className="endspace" />
    </div>
  );
}

export function ArticleNotFound() {
  return (
    <section className="article-head wrap" aria-labelledby="article-heading">
      <BackLink href="/blog">Back to all articles</BackLink>
      <h1 id="article-heading">Blog post not found</h1>
      <p className="lede">
        The address may have changed when its title did. The list has everything we have published.
      </p>
      <div className="endspace" />
    </section>
  );
}
