import { outsideLinks } from '#content/data/links.ts';
import { footerGroups, type NavigationLink } from '#content/data/navigation.ts';
import { site } from '#content/data/site.ts';
import { OutsideLink } from '#ui/link.tsx';
import { Brand } from '../brand.tsx';
import './footer.css';

function FooterLink({ label, href }: NavigationLink) {
  return href.startsWith('/') ? <a href={href}>{label}</a> : <OutsideLink href={href}>{label}</OutsideLink>;
}

export function SiteFooter() {
  return (
    <footer className="foot on-ink">
      <div className="wrap grid-12">
        <div className="foot-brand">
          <Brand size={34} />
          <p>
            We design, deploy and maintain custom AI agents and automations, and hand over every thread of
            them.
          </p>
        </div>
        {footerGroups.map(({ heading, links }) => (
          <nav key={heading} className="foot-group" aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="foot-base">
          <span>
            © {site.copyrightYear} {site.name}
          </span>
          <span>Set in Newsreader and Instrument Sans. Every drawing on this site is woven from data.</span>
          <OutsideLink href={outsideLinks.webDeveloper}>Site by the web developer</OutsideLink>
        </div>
      </div>
    </footer>
  );
}
