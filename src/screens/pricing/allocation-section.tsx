import { allocation } from '#content/data/pricing.ts';
import { Allocation } from './allocation-figure.tsx';
import { ShareBar } from './share-bar.tsx';
import './allocation-section.css';

/** The list says in words what the cloth shows, so the cloth is left out of the accessibility tree. */
export function AllocationSection() {
  const { heading, text, caption, areas } = allocation;
  return (
    <section className="sect" aria-labelledby="allocation-heading">
      <div className="wrap">
        <div className="grid-12 head said-and-shown">
          <h2 id="allocation-heading" className="said">
            {heading}
          </h2>
          <p className="lede shown">{text}</p>
        </div>
        <figure className="allocation">
          <div className="allocation-cloth" aria-hidden="true">
            <Allocation parts={areas} id="allocation" />
          </div>
          <ul>
            {areas.map((area) => (
              <li key={area.label}>
                <ShareBar {...area} />
                <b className="num">{area.percent}%</b> {area.label}
              </li>
            ))}
          </ul>
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
