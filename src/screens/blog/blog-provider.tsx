import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PostSummary } from '#model/blog/post.ts';
import { categoriesOf, type KnownPosts, POSTS_FILE, readPostsFile } from './post-lists.ts';

type BlogState =
  | ({ status: 'loaded' | 'loading' } & KnownPosts)
  | ({ status: 'error'; reason: string } & KnownPosts);

type Blog = BlogState & {
  /** Afterward the state is loaded, or error with no posts. */
  refresh: () => Promise<void>;
};

const NO_POSTS: KnownPosts = { posts: [], categories: [], isComplete: false };

const BlogContext = createContext<Blog | undefined>(undefined);

interface BlogProviderProps {
  initialPosts: KnownPosts;
  children: ReactNode;
}

export function BlogProvider({ initialPosts, children }: BlogProviderProps) {
  const [state, setState] = useState<BlogState>({ status: 'loaded', ...initialPosts });
  const lastRequest = useRef(0);

  const refresh = useCallback(async () => {
    lastRequest.current += 1;
    const ownRequest = lastRequest.current;
    setState((before) => ({ ...before, status: 'loading' }));
    const next = await requestPosts().then(
      (posts): BlogState => ({
        status: 'loaded',
        posts,
        categories: categoriesOf(posts),
        isComplete: true,
      }),
      ({ message }: Error): BlogState => ({ status: 'error', reason: message, ...NO_POSTS }),
    );
    // Answers may come in another order than they were asked for.
    if (ownRequest === lastRequest.current) setState(next);
  }, []);

  const blog = useMemo(() => ({ ...state, refresh }), [state, refresh]);
  return <BlogContext value={blog}>{children}</BlogContext>;
}

export function useBlog(): Blog {
  const blog = useContext(BlogContext);
  if (!blog) {
    throw new Error(
      'Blog data used outside its provider. Render the component inside <BlogProvider initialPosts={…}> from src/screens/blog/blog-provider.tsx.',
    );
  }
  return blog;
}

/** @throws the reason, as a sentence for the visitor */
async function requestPosts(): Promise<PostSummary[]> {
  const lost = () => {
    throw new Error('The network connection was lost.');
  };
  const response: Response = await fetch(POSTS_FILE).catch(lost);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const text: string = await response.text().catch(lost);
  try {
    return readPostsFile(text);
  } catch {
    throw new Error('The list of posts could not be read.');
  }
}
