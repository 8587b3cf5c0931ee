import { featuredOf, type KnownPosts } from '#model/blog/post-list.ts';
import { BlogError } from './blog-error.tsx';
import { BlogProvider, useBlog } from './blog-provider.tsx';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { FeaturedStories } from './featured-stories.tsx';
import { NoArticles } from './no-articles.tsx';
import { RecentInsights } from './recent-insights.tsx';

interface BlogScreenProps {
  initialPosts: KnownPosts;
  /** Sentence about the articles. The page passes it, so that the facts of the blog stay out of the script. */
  description: string;
}

/** The list of posts, complete as HTML; in the browser it filters, shows older posts and reads the posts again. */
export function BlogScreen({ initialPosts, description }: BlogScreenProps) {
  return (
    <BlogProvider initialPosts={initialPosts}>
      <BlogContent description={description} />
    </BlogProvider>
  );
}

function BlogContent({ description }: Pick<BlogScreenProps, 'description'>) {
  const blog = useBlog();
  const hasPosts = blog.posts.length > 0;
  if (blog.status === 'error') return <BlogError reason={blog.reason} />;
  if (blog.status === 'loading' && !hasPosts) return <BlogSkeleton description={description} />;
  if (!hasPosts) return <NoArticles />;
  return (
    <>
      <FeaturedStories posts={featuredOf(blog.posts)} description={description} />
      <RecentInsights />
    </>
  );
}
