import { experts } from '#content/data/pricing.ts';
import { roles } from '#content/data/roles.ts';
import { ArrowLink } from '#ui/link.tsx';
import './experts-section.css';

export function ExpertsSection() {
  const { heading, text, link } = experts;
  return (
    <section className="sect" aria-labelledby="experts-heading">
      <div className="wrap">
        <div className="grid-12 head said-and-shown">
          <div className="said">
            <h2 id="experts-heading">{heading}</h2>
            <p className="lede">{text}</p>
            <ArrowLink href={link.href}>{link.label}</ArrowLink>
          </div>
          <ul className="experts shown">
            {roles.map(({ name, work }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{work}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
