import { ArrowLink } from '#ui/link.tsx';
import { BrokenWarp } from './broken-warp.tsx';
import './not-found.css';

const NEARBY = [
  { label: 'Home', href: '/' },
  { label: 'Docs', href: '/docs' },
  { label: 'Articles', href: '/blog' },
  { label: 'Tell us what is broken', href: '/contact' },
];

export function NotFound() {
  return (
    <section className="not-found wrap" aria-labelledby="not-found-heading">
      <div className="grid-12">
        <div className="not-found-text">
          <p className="caption num">404</p>
          <h1 id="not-found-heading">A thread is missing here</h1>
          <p className="lede">The page you asked for does not exist, or has been moved. These are nearby.</p>
          <ul>
            {NEARBY.map(({ label, href }) => (
              <li key={href}>
                <ArrowLink href={href}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <BrokenWarp />
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
