/**
 * Marks a page that is drawn ahead until its first paint: its sheet lays out what a first window
 * shows alone. For the head, by `inlineScript`.
 */
export function drawFirstWindow() {
  // A link to a part shows that part.
  if (!document.prerendering || location.hash) return;
  const { dataset } = document.documentElement;
  dataset['ahead'] = '';
  const observer = new PerformanceObserver(() => delete dataset['ahead']);
  const show = () => observer.observe({ type: 'paint', buffered: true });
  document.addEventListener('prerenderingchange', show);
}
