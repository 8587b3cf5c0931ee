import { useState } from 'react';
import { categoriesOf, type KnownPosts, POSTS_FILE, readPostsFile } from './post-lists.ts';

interface BlogState extends KnownPosts {
  status: 'loaded' | 'loading' | 'error';
  reason?: string;
}

export type Blog = ReturnType<typeof useBlog>;

const NO_POSTS: KnownPosts = { posts: [], categories: [], isComplete: false };

export function useBlog(initialPosts: KnownPosts) {
  const [state, setState] = useState<BlogState>({ status: 'loaded', ...initialPosts });

  const refresh = async () => {
    setState((before) => ({ ...before, status: 'loading' }));
    await requestPosts().then(
      (posts) =>
        setState({ status: 'loaded', posts, categories: categoriesOf(posts), isComplete: true }),
      ({ message }: Error) => setState({ status: 'error', reason: message, ...NO_POSTS }),
    );
  };

  return { ...state, refresh };
}

/** @throws the reason, as a sentence for the visitor */
async function requestPosts() {
  const lost = () => {
    throw new Error('The network connection was lost.');
  };
  const response = await fetch(POSTS_FILE).catch(lost);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const text = await response.text().catch(lost);
  try {
    return readPostsFile(text);
  } catch {
    throw new Error('The list of posts could not be read.');
  }
}
