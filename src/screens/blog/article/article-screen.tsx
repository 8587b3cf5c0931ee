import { clsx } from 'clsx';
import type { Heading } from '#article/render-markdown.ts';
import { BackLink } from '#components/arrow-link.tsx';
import { Contents } from '#components/contents/contents.tsx';
import { FramedPicture } from '#components/picture/framed-picture.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import type { LinkedPost } from '#model/blog/post-list.ts';
import { coverFor } from '../cover-variants.ts';
import { PostMeta } from '../post-meta.tsx';
import { AboutCompany } from './about-company.tsx';
import styles from './article-screen.module.css';
import { MoreArticles } from './more-articles.tsx';
import { ShareLinks } from './share-links.tsx';
import './article-text.css';

type ArticleScreenProps = LinkedPost<PostSummary> & {
  /** The rendered body, safe as it is: see safe-markdown.ts. */
  html: string;
  headings: Heading[];
  /** Absolute, for those who share the article. */
  address: string;
};

export function ArticleScreen(props: ArticleScreenProps) {
  const { post, html, headings, address, newer, older, related } = props;
  return (
    <article aria-labelledby="article-heading">
      <header className={clsx('wrap', styles.head)}>
        <BackLink href="/blog">All articles</BackLink>
        <div className={clsx('grid-12', styles.columns)}>
          <h1 id="article-heading" className={styles.heading}>
            {post.title}
          </h1>
          <div className={styles.side}>
            <p className={clsx('lede', styles.lede)}>{post.description}</p>
            <PostMeta post={post} className={styles.meta} />
          </div>
        </div>
      </header>
      {post.imageUrl && <Hero imageUrl={post.imageUrl} imageAlt={post.imageAlt} />}
      <div className={clsx('wrap grid-12', styles.body)}>
        {headings.length > 0 && (
          <Contents
            title="In this article"
            entries={headings.map(({ anchor, text }) => ({ id: anchor, text }))}
            className={styles.contents}
          />
        )}
        <div className={styles.column}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by safe-markdown.ts, which 60 hostile inputs test. */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
          <AboutCompany />
          <ShareLinks address={address} title={post.title} />
          <MoreArticles newer={newer} older={older} related={related} />
        </div>
      </div>
    </article>
  );
}

function Hero({ imageUrl, imageAlt }: { imageUrl: string; imageAlt: string }) {
  return (
    <div className="wrap">
      <FramedPicture
        className={styles.hero}
        src={coverFor(imageUrl, 'hero')}
        alt={imageAlt}
        width={1440}
        height={585}
        fetchPriority="high"
      />
    </div>
  );
}
