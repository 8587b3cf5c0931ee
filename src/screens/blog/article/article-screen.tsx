import type { Heading } from '#article/render-markdown.ts';
import { BackLink } from '#components/arrow-link.tsx';
import { Contents } from '#components/contents/contents.tsx';
import { FramedPicture } from '#components/picture/framed-picture.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { coverFor } from '../cover-variants.ts';
import { PostMeta } from '../post-meta.tsx';
import { AboutCompany } from './about-company.tsx';
import { ArticleError, ArticleLoading, ArticleNotFound } from './article-states.tsx';
import { MoreArticles } from './more-articles.tsx';
import { ShareLinks } from './share-links.tsx';
import './article.css';
import './article-text.css';

export interface Article {
  post: PostSummary;
  /** The rendered body, safe as it is: see safe-markdown.ts. */
  html: string;
  headings: Heading[];
  /** Where the article can be found, absolute. */
  address: string;
  newer: PostSummary | undefined;
  older: PostSummary | undefined;
  related: PostSummary[];
}

export type ArticleState =
  | { status: 'loading' }
  | { status: 'error'; reason: string }
  | { status: 'not-found' }
  | { status: 'shown'; article: Article };

/** An article in whichever state its data is. The built pages are `shown`; the blog's 404 page is `not-found`. */
export function ArticleScreen({ state }: { state: ArticleState }) {
  if (state.status === 'loading') return <ArticleLoading />;
  if (state.status === 'error') return <ArticleError reason={state.reason} />;
  if (state.status === 'not-found') return <ArticleNotFound />;
  return <ArticleView article={state.article} />;
}

function ArticleView({ article }: { article: Article }) {
  const { post, html, headings, address, newer, older, related } = article;
  return (
    <article aria-labelledby="article-heading">
      <header className="article-head wrap">
        <BackLink href="/blog">All articles</BackLink>
        <div className="grid-12">
          <h1 id="article-heading">{post.title}</h1>
          <div className="article-side">
            <p className="lede">{post.description}</p>
            <PostMeta post={post} />
          </div>
        </div>
      </header>
      {post.imageUrl && <Hero imageUrl={post.imageUrl} imageAlt={post.imageAlt} />}
      <div className="article-body wrap grid-12">
        {headings.length > 0 && (
          <Contents
            title="In this article"
            entries={headings.map(({ anchor, text }) => ({ id: anchor, text }))}
            className="article-contents"
          />
        )}
        <div className="article-column">
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
        className="article-hero"
        src={coverFor(imageUrl, 'wide')}
        alt={imageAlt}
        width={1440}
        height={585}
        fetchPriority="high"
      />
    </div>
  );
}
