import { clsx } from 'clsx';
import { Essay } from '#article/article-text.tsx';
import type { OutlineEntry } from '#article/read-page.ts';
import { BackLink } from '#components/arrow-link.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { FramedPicture } from '#components/picture/framed-picture.tsx';
import type { CaseStudyLink } from '#model/blog/case-study-link.ts';
import { type PostSummary, postPath } from '#model/blog/post.ts';
import type { LinkedPost } from '#model/blog/post-list.ts';
import type { Author } from '#model/facts/team-facts.ts';
import { pageMark } from '#model/page-mark.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import { coverFor, coverForms } from '../cover-variants.ts';
import { PostMeta } from '../post-meta.tsx';
import { AboutCompany } from './about-company.tsx';
import styles from './article-screen.module.css';
import { AuthorLine } from './author-line.tsx';
import { FurtherReading } from './further-reading.tsx';
import { ShareLinks } from './share-links.tsx';

type ArticleScreenProps = LinkedPost<PostSummary> & {
  /** The rendered body. */
  html: string;
  outline: OutlineEntry[];
  /** Absolute, for those who share the article. */
  address: string;
  author?: Author | undefined;
  /** Photograph of the author. */
  photo?: PhotoSources | undefined;
  /** Case study that supports the article. */
  proof?: CaseStudyLink | undefined;
};

/** Id of the picture at the head of an article. */
export const COVER_ID = 'article-cover';

const CONTENTS_TITLE = 'In this article';

export function ArticleScreen(props: ArticleScreenProps) {
  const { post, next, html, outline, address, author, photo, proof } = props;
  return (
    <>
      <article aria-labelledby="article-heading">
        {outline.length > 0 && <ContentsLine title={CONTENTS_TITLE} />}
        <header className={clsx('wrap', styles.head)}>
          <BackLink href="/blog">All articles</BackLink>
          <div className={clsx('grid-12', styles.columns)}>
            <div className={styles.heading}>
              <h1 id="article-heading">{post.title}</h1>
              {author && <AuthorLine author={author} photo={photo} />}
            </div>
            <div className={styles.side}>
              <p className={clsx('lede', styles.lede)}>{post.description}</p>
              <PostMeta post={post} className={styles.meta} />
            </div>
          </div>
        </header>
        {post.imageUrl && (
          <Hero imageUrl={post.imageUrl} imageAlt={post.imageAlt} mark={pageMark(postPath(post.id))} />
        )}
        <div className={clsx('wrap grid-12', styles.body)}>
          {outline.length > 0 && (
            <Contents title={CONTENTS_TITLE} entries={outline} className={styles.contents} />
          )}
          <div className={styles.column}>
            <Essay html={html} />
            <ShareLinks address={address} title={post.title} />
          </div>
        </div>
      </article>
      <div className="wrap">
        <FurtherReading next={next} proof={proof} />
        <AboutCompany />
      </div>
      <div className="endspace" />
    </>
  );
}

interface HeroProps {
  imageUrl: string;
  imageAlt: string;
  mark: string;
}

function Hero({ imageUrl, imageAlt, mark }: HeroProps) {
  return (
    <div className="wrap">
      <FramedPicture
        className={styles.hero}
        mark={mark}
        id={COVER_ID}
        src={coverFor(imageUrl, 'hero')}
        forms={coverForms(imageUrl, 'hero')}
        alt={imageAlt}
        width={1440}
        height={585}
        fetchPriority="high"
      />
    </div>
  );
}
