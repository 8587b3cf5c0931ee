import { CallToActionBanner } from '#components/call-to-action/call-to-action.tsx';
import { ClientNames } from './client-names.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Integrations } from './integrations.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <ClientNames />
      <Features />
      <Integrations />
      <Process />
      <Testimonials />
      <Faq />
      <CallToActionBanner />
    </>
  );
}
