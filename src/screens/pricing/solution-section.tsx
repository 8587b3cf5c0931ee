import { portalWeek, solutionManagement } from '#content/data/pricing.ts';
import { Sheet } from '#ui/sheet.tsx';
import './solution-section.css';

export function SolutionSection() {
  const { heading, text, caption } = solutionManagement;
  return (
    <section className="sect" aria-labelledby="solution-heading">
      <div className="wrap">
        <div className="grid-12 head said-and-shown">
          <div className="said">
            <h2 id="solution-heading">{heading}</h2>
            <p className="lede">{text}</p>
          </div>
          <figure className="shown">
            <Sheet title={portalWeek.title} aside={portalWeek.place}>
              <ol className="portal-log">
                {portalWeek.entries.map(({ at, what, state }) => (
                  <li key={at}>
                    <span className="portal-time num">{at}</span>
                    <span>{what}</span>
                    <span className="portal-state">{state}</span>
                  </li>
                ))}
              </ol>
            </Sheet>
            <figcaption className="caption">{caption}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
