import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { pricingCallToAction } from '#content/data/pricing.ts';
import { AgreementsSection } from './agreements-section.tsx';
import { AllocationSection } from './allocation-section.tsx';
import { DifferencesSection } from './differences-section.tsx';
import { ExpertsSection } from './experts-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ReturnSection } from './return-section.tsx';
import { SolutionSection } from './solution-section.tsx';
import { SupportSection } from './support-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { TransparencySection } from './transparency-section.tsx';

export function Pricing() {
  return (
    <>
      <PricingHero />
      <PlansSection />
      <DifferencesSection />
      <ReturnSection />
      <SolutionSection />
      <SupportSection />
      <ExpertsSection />
      <AllocationSection />
      <TransparencySection />
      <TermsSection />
      <AgreementsSection />
      <QuestionsSection />
      <CallToActionBand {...pricingCallToAction} />
    </>
  );
}
