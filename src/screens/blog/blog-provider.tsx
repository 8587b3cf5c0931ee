import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { PostSummary } from '#model/blog/post.ts';
import { type CategoryCount, categoriesOf } from '#model/blog/post-list.ts';
import { requestPosts } from './request-posts.ts';

/** What the page holds when it arrives: its first step of posts, and how much more there is. */
export interface HeldPosts {
  posts: PostSummary[];
  categories: CategoryCount[];
  /** False while the page holds only the first posts of a longer list. */
  isComplete: boolean;
}

type BlogState =
  | ({ status: 'loaded' | 'loading' } & HeldPosts)
  | ({ status: 'error'; reason: string } & HeldPosts);

export type Blog = BlogState & {
  /** Reads all posts from the site again. Afterwards the state is loaded, or error with no posts. */
  refresh: () => Promise<void>;
};

const NOTHING: HeldPosts = { posts: [], categories: [], isComplete: false };

const BlogContext = createContext<Blog | undefined>(undefined);

interface BlogProviderProps {
  held: HeldPosts;
  request?: () => Promise<PostSummary[]>;
  children: ReactNode;
}

export function BlogProvider({ held, request = requestPosts, children }: BlogProviderProps) {
  const [state, setState] = useState<BlogState>({ status: 'loaded', ...held });
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    setState(({ posts, categories, isComplete }) => ({ status: 'loading', posts, categories, isComplete }));
    const next = await request().then(
      (posts): BlogState => ({ status: 'loaded', posts, categories: categoriesOf(posts), isComplete: true }),
      (error: unknown): BlogState => ({ status: 'error', reason: reasonOf(error), ...NOTHING }),
    );
    // An answer that a later request has overtaken is old news.
    if (own === latest.current) setState(next);
  }, [request]);

  const blog = useMemo(() => ({ ...state, refresh }), [state, refresh]);
  return <BlogContext value={blog}>{children}</BlogContext>;
}

/** @throws when no BlogProvider is above */
export function useBlog(): Blog {
  const blog = useContext(BlogContext);
  if (!blog) {
    throw new Error(
      'Blog data used outside its provider. Render the component inside <BlogProvider held={…}> from src/screens/blog/blog-provider.tsx.',
    );
  }
  return blog;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
