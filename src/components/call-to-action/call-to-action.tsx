import { callToActionLink } from '#content/data/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import { CallToActionBundle } from './call-to-action-bundle.tsx';
import { Pick } from './pick.tsx';
import './call-to-action.css';

interface CallToActionProps {
  heading?: string;
  text?: string;
  label?: string;
  href?: string;
}

const HEADING = 'Bring us one process. We will set up the loom.';
const TEXT = 'Tell us where the hours go. You will hear from an engineer, not a sequence.';

/** The home page's banner: five channels run into the edge of the page. */
export function CallToActionBanner({
  heading = HEADING,
  text = TEXT,
  label = callToActionLink.label,
  href = callToActionLink.href,
}: CallToActionProps) {
  return (
    <section className="cta on-ink" aria-labelledby="cta-heading">
      <CallToActionBundle className="cta-art" />
      <div className="wrap cta-in">
        <h2 id="cta-heading">{heading}</h2>
        <p className="lede">{text}</p>
        <ButtonLink variant="pale" href={href}>
          {label} <ShuttleArrow />
        </ButtonLink>
      </div>
    </section>
  );
}

/** Every other page's banner: one uncoloured pick carried to the button. */
export function CallToActionBand({
  heading = HEADING,
  text = TEXT,
  label = callToActionLink.label,
  href = callToActionLink.href,
}: CallToActionProps) {
  return (
    <section className="cta band on-ink" aria-labelledby="cta-heading">
      <div className="wrap cta-in">
        <h2 id="cta-heading">{heading}</h2>
        <div className="cta-go">
          <Pick className="cta-pick" />
          <ButtonLink variant="pale" href={href}>
            {label} <ShuttleArrow />
          </ButtonLink>
        </div>
        <p className="lede">{text}</p>
      </div>
    </section>
  );
}
