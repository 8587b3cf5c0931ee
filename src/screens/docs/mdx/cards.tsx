import { ArrowLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { caseStudyCards, categoryCards, templateCards } from '#content/data/docs-cards.ts';
import { capital, count } from '#model/sentence.ts';
import { channelLabel } from '#weave/channels.ts';
import { range } from '#weave/geometry.ts';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { miniVariant } from '#weave/permission-diagram-variants.ts';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import './cards.css';

/** The six ways into the documentation. */
export function CategoryCards() {
  return (
    <ul className="categories" data-wide>
      {categoryCards.map(({ title, description, path, count: amount }) => (
        <li key={path}>
          <a href={path}>
            <span className="caption num">{amount}</span>
            <h2>{title}</h2>
            <p>{description}</p>
            <ShuttleArrow />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The five agent templates. */
export function TemplateCards() {
  return (
    <ul className="templates">
      {templateCards.map(({ title, description, path, channel }) => (
        <li key={path} data-channel={channel}>
          <a href={path}>
            <h3>{title}</h3>
            <p>{description}</p>
            <span className="caption">{channelLabel(channel)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The case studies of the sidebar, each with a thumbnail of its wiring. */
export function CaseCards() {
  return (
    <ul className="cases" data-wide>
      {caseStudyCards.map(({ client, title, subtitle, description, path, tools, agents }) => (
        <li key={path}>
          <p className="client">
            <ClientWordmark name={client} />
          </p>
          <div>
            <h2>{title}</h2>
            <p className="subtitle">{subtitle}</p>
            <p>{description}</p>
            <ArrowLink className="link" href={path}>
              Read Case Study<span className="visually-hidden">: {client}</span>
            </ArrowLink>
          </div>
          <figure>
            <PermissionDiagram
              decorative
              variant={miniVariant(tools, agents.length)}
              tools={range(tools).map((tool) => ({ name: String(tool), path: '' }))}
              rows={agents.map(({ channel, acts }) => ({
                channel,
                who: channelLabel(channel),
                acts: range(tools).map((tool) => acts.includes(tool + 1)),
              }))}
            />
            <figcaption className="caption">
              {capital(`${count(tools, 'tool')}, ${count(agents.length, 'agent')}`)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
