import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { PostSummary } from '#model/blog/post.ts';
import { categoriesOf, type KnownPosts } from '#model/blog/post-list.ts';
import { requestPosts } from './request-posts.ts';

type BlogState =
  | ({ status: 'loaded' | 'loading' } & KnownPosts)
  | ({ status: 'error'; reason: string } & KnownPosts);

export type Blog = BlogState & {
  /** Reads all posts from the site again. Afterwards the state is loaded, or error with no posts. */
  refresh: () => Promise<void>;
};

const NO_POSTS: KnownPosts = { posts: [], categories: [], isComplete: false };

const BlogContext = createContext<Blog | undefined>(undefined);

interface BlogProviderProps {
  /** Posts that were in the page when it arrived. */
  initialPosts: KnownPosts;
  request?: () => Promise<PostSummary[]>;
  children: ReactNode;
}

export function BlogProvider({ initialPosts, request = requestPosts, children }: BlogProviderProps) {
  const [state, setState] = useState<BlogState>({ status: 'loaded', ...initialPosts });
  const lastRequest = useRef(0);

  const refresh = useCallback(async () => {
    lastRequest.current += 1;
    const ownRequest = lastRequest.current;
    setState(({ posts, categories, isComplete }) => ({ status: 'loading', posts, categories, isComplete }));
    const next = await request().then(
      (posts): BlogState => ({ status: 'loaded', posts, categories: categoriesOf(posts), isComplete: true }),
      (error: unknown): BlogState => ({ status: 'error', reason: reasonOf(error), ...NO_POSTS }),
    );
    // Answers may arrive in another order than they were asked for; only the latest request counts.
    if (ownRequest === lastRequest.current) setState(next);
  }, [request]);

  const blog = useMemo(() => ({ ...state, refresh }), [state, refresh]);
  return <BlogContext value={blog}>{children}</BlogContext>;
}

/** @throws when no BlogProvider is above */
export function useBlog(): Blog {
  const blog = useContext(BlogContext);
  if (!blog) {
    throw new Error(
      'Blog data used outside its provider. Render the component inside <BlogProvider initialPosts={…}> from src/screens/blog/blog-provider.tsx.',
    );
  }
  return blog;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
