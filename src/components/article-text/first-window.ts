/**
 * Marks a page that is drawn ahead until its first paint: its sheet lays out what a first window
 * shows alone. For the head, by `inlineScript`.
 */
export function drawFirstWindow() {
  const root = document.documentElement;
  // A link to a part shows that part.
  if (!document.prerendering || location.hash) return;
  root.dataset['ahead'] = '';
  const show: PerformanceObserverCallback = (_, observer) => {
    observer.disconnect();
    delete root.dataset['ahead'];
  };
  document.addEventListener('prerenderingchange', () =>
    new PerformanceObserver(show).observe({ type: 'paint', buffered: true }),
  );
}
