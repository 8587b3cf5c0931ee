import type { ReactNode } from 'react';
import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { pricingCallToAction } from '#model/facts/pricing-facts.ts';
import { AgreementsSection } from './agreements-section.tsx';
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

interface PricingProps {
  /** The month as shares of the areas: an island of the page's shell. */
  allocation?: ReactNode;
  /** The return of the visitor's own numbers, another. */
  ownReturn?: ReactNode;
}

export function Pricing({ allocation, ownReturn }: PricingProps) {
  return (
    <>
      <PricingHero />
      <PlansSection />
      <DifferencesSection />
      <ReturnSection>{ownReturn}</ReturnSection>
      <SolutionSection />
      <SupportSection />
      <ExpertsSection />
      {allocation}
      <TransparencySection />
      <TermsSection />
      <AgreementsSection />
      <QuestionsSection />
      <CallToActionBand {...pricingCallToAction} />
    </>
  );
}
