import { Brand } from '#components/brand.tsx';
import { incubatorChannels } from '#content/data/incubator.ts';
import { site } from '#content/data/site.ts';
import { OutsideLink } from '#ui/link.tsx';
import './incubator-footer.css';

export function IncubatorFooter() {
  return (
    <footer className="incubator-foot on-ink">
      <div className="wrap">
        <Brand size={34} />
        <ul>
          <li>
            <a href="/">Company website</a>
          </li>
          {incubatorChannels.map(({ label, href }) => (
            <li key={label}>
              <OutsideLink href={href}>{label}</OutsideLink>
            </li>
          ))}
        </ul>
        <a className="to-top" href="#top">
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M6 11V2M2 6l4-4 4 4" />
          </svg>
          Back to top
        </a>
        <p className="incubator-foot-base">
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  );
}
