import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import layout from './blog-layout.module.css';
import { useBlog } from './blog-provider.tsx';
import { LoadError } from './load-error.tsx';

/** Says why the posts could not be read, and lets the visitor try again. */
export function BlogError({ reason }: { reason: string }) {
  const { refresh } = useBlog();
  const button = useRef<HTMLButtonElement>(null);
  // What the visitor pressed may be gone from the page, and the focus with it. Whoever has gone on meanwhile keeps it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <section className={clsx('wrap', layout.head)} aria-labelledby="featured-heading">
      <h1 id="featured-heading">Featured Stories</h1>
      <LoadError>Failed to load blog posts. {reason}</LoadError>
      <Button ref={button} variant="line" onClick={() => void refresh()}>
        Try again
      </Button>
      <div className="endspace" />
    </section>
  );
}
