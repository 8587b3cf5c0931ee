import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { pricingCallToAction } from '#content/data/pricing.ts';
import { AllocationSection } from './allocation-section.tsx';
import { ExpertsSection } from './experts-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { SolutionSection } from './solution-section.tsx';
import { TransparencySection } from './transparency-section.tsx';

export function Pricing() {
  return (
    <>
      <PricingHero />
      <PlansSection />
      <SolutionSection />
      <ExpertsSection />
      <AllocationSection />
      <TransparencySection />
      <CallToActionBand {...pricingCallToAction} />
    </>
  );
}
