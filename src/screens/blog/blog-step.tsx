import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import type { CategoryCount } from '#model/blog/post-list.ts';
import { CategoryFilter } from './category-filter.tsx';
import { PostCard } from './post-card.tsx';
import { NoPostsInCategory } from './recent-insights.tsx';
import './blog.css';

interface BlogStepProps {
  heading: string;
  /** Which step of how many. */
  step: number;
  stepCount: number;
  posts: PostSummary[];
  categories: CategoryCount[];
  chosen: string;
  newer: string | undefined;
  older: string | undefined;
}

/** A later step of the list, or the posts of one category: a plain page without a script of its own. */
export function BlogStep(props: BlogStepProps) {
  const { heading, step, stepCount, posts, categories, chosen, newer, older } = props;
  return (
    <section className="blog-head blog-step wrap" aria-labelledby="step-heading">
      <BackLink href="/blog">All articles</BackLink>
      <h1 id="step-heading">{heading}</h1>
      {stepCount > 1 && (
        <p className="lede num">
          Page {step} of {stepCount}
        </p>
      )}
      <div className="recent grid-12">
        <CategoryFilter categories={categories} chosen={chosen} />
        <div className="recent-list">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} place="row" headingLevel={2} />
          ))}
          {posts.length === 0 && <NoPostsInCategory />}
          {(newer || older) && (
            <nav className="older" aria-label="More articles">
              {newer && (
                <BackLink href={newer} rel="prev">
                  Newer articles
                </BackLink>
              )}
              {older && (
                <ArrowLink href={older} rel="next">
                  Older articles
                </ArrowLink>
              )}
            </nav>
          )}
        </div>
      </div>
      <div className="endspace" />
    </section>
  );
}
