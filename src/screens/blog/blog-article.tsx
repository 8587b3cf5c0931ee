import { clsx } from 'clsx';
import { siX } from 'simple-icons';
import essay from '#article/essay.module.css';
import type { OutlineEntry } from '#article/read-page.ts';
import { BackLink } from '#components/arrow-link.tsx';
import { ArticleText } from '#components/article-text/article-text.tsx';
import { CompanyMark } from '#components/brand.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import type { CompanyLogo } from '#components/logos.ts';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import { PageWays } from '#components/page-ways/page-ways.tsx';
import { Face } from '#components/person-picture.tsx';
import type { PictureForms } from '#components/picture/picture-forms.ts';
import { SampleMark } from '#components/sample-note.tsx';
import type { Post, PostSummary } from '#model/blog/post.ts';
import type { Site } from '#model/read-site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { NetworkIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import { iconPath } from '#weave/geometry.ts';
import { type CaseStudyLink, caseStudyLink, type LinkedPost } from './around-posts.ts';
import styles from './blog-article.module.css';
import card from './post-card.module.css';
import { BesideHeading, MoreArticles, PostCover, PostMeta, PostRows } from './post-card.tsx';

type ArticleScreenProps = LinkedPost<Post> & {
  site: Site;
  html: string;
  outline: OutlineEntry[];
  /** Absolute, for those who share the article. */
  address: string;
  photo?: PictureForms | undefined;
  logo: CompanyLogo | undefined;
};

const CONTENTS_TITLE = 'In this article';

export function ArticleScreen(props: ArticleScreenProps) {
  const { site, post, next, html, outline, photo } = props;
  const words = site.words.articles;
  const author = site.authors.get(post.writtenBy ?? '');
  const [text = '', sources] = html.split(/(?=<section data-footnotes)/);
  const proof = post.proof && caseStudyLink(site, post.proof);
  return (
    <>
      <article aria-labelledby="article-heading">
        {outline.length > 0 && <ContentsLine title={CONTENTS_TITLE} />}
        <header className={clsx('wrap opening', styles.top)}>
          <BackLink href="/blog">All articles</BackLink>
          <div className={clsx('grid-12', styles.head)}>
            <div className="to-6">
              <h1 id="article-heading">{post.title}</h1>
              <p className="lede">{post.description}</p>
              <PostMeta post={post} revised={post.revised} />
            </div>
            <PostCover
              post={post}
              place="head"
              width={1040}
              height={585}
              className={clsx('from-7', styles.cover)}
              fetchPriority="high"
            />
            {author && (
              <div className={clsx('to-6', styles.author)}>
                <Face name={author.name} photo={photo} width={92} loading="lazy" />
                <p className="small">
                  <span className="visually-hidden">Written by </span>
                  <b className="block">{author.name}</b> {author.role}
                </p>
              </div>
            )}
          </div>
        </header>
        <div className={clsx('wrap grid-12', styles.body)}>
          {outline.length > 0 && (
            <Contents title={CONTENTS_TITLE} entries={outline} className="to-3" />
          )}
          <div className="from-5">
            <ArticleText className={essay.essay} html={text} />
            {proof && (
              <aside className={clsx('screen-only', styles.proof)} aria-labelledby="proof-heading">
                <p id="proof-heading" className="caption">
                  {proof.sample ? `${words.proof} (made up)` : words.proof}
                </p>
                <CaseStudyCard study={proof} />
              </aside>
            )}
            {sources && <ArticleText className={essay.essay} html={sources} />}
            <ShareLinks {...props} />
          </div>
        </div>
      </article>
      <div className="wrap">
        {next.length > 0 && (
          <div className={clsx('screen-only', styles.next)}>
            <BesideHeading id="next-heading" heading={words.next}>
              <PostRows posts={next} />
            </BesideHeading>
          </div>
        )}
        <aside className={styles.about} aria-label="About the company">
          <CompanyMark size={52} logo={props.logo} />
          <p>
            {site.blog.about} <a href="/about">{words.more}</a>
          </p>
        </aside>
      </div>
    </>
  );
}

function ShareLinks({ site, address, post }: ArticleScreenProps) {
  const to = site.blog.share;
  const opened = { variant: 'line', size: 'small', target: '_blank', rel: 'noopener' } as const;
  return (
    <div className={clsx('flow screen-only', styles.share)}>
      <p className="caption">Share</p>
      <ButtonLink
        href={`${to.post}?${new URLSearchParams({ url: address, text: post.title })}`}
        {...opened}
      >
        <svg width="15" height="15" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d={iconPath(siX)} />
        </svg>
        Post<span className="visually-hidden"> on X (opens in a new window)</span>
      </ButtonLink>
      <ButtonLink href={`${to.network}?${new URLSearchParams({ url: address })}`} {...opened}>
        <NetworkIcon width={16} height={16} />
        LinkedIn<span className="visually-hidden"> (opens in a new window)</span>
      </ButtonLink>
      <CopyButton variant="line" size="small">
        Copy link
      </CopyButton>
      <PageWays address={address} links={site.outsideLinks} />
    </div>
  );
}

function CaseStudyCard({ study }: { study: CaseStudyLink }) {
  const { client, title, description, path, figure } = study;
  return (
    <article className={clsx(card.card, card.row, styles.study)} aria-labelledby="study-heading">
      <p className={styles.figure}>
        <span className="serif num block">
          <span className="visually-hidden">From </span>
          <span>{figure.before}</span> <span className="visually-hidden">to </span>
          <b>
            <ShuttleArrow />
            {figure.after}
          </b>
        </span>
        <span className="caption block">
          {figure.measure}
          <SampleMark of={study} />
        </span>
      </p>
      <div>
        <p className={clsx('flow caption quiet', card.meta)}>
          <b>Case study</b> <span>{client}</span>
        </p>
        <h2 id="study-heading" className={clsx('quiet', card.title)}>
          <a href={path}>{title}</a>
        </h2>
        <p className={card.description}>{description}</p>
      </div>
    </article>
  );
}

interface ArticleNotFoundProps {
  words: Site['words'];
  addresses: readonly string[];
  latest: readonly PostSummary[];
}

export const ArticleNotFound = ({ words, addresses, latest }: ArticleNotFoundProps) => (
  <>
    <section className="wrap opening" aria-labelledby="article-heading">
      <BackLink href="/blog">Back to all articles</BackLink>
      <div className={styles.missing}>
        <h1 id="article-heading">Blog post not found</h1>
        <p className="lede">{words.articles.missing}</p>
      </div>
      <NearestPage addresses={addresses}>{words.notFound.nothing}</NearestPage>
    </section>
    {latest.length > 0 && <MoreArticles heading={words.articles.latest} posts={latest} />}
    <div className="endspace" />
  </>
);
