import type { ReactNode } from 'react';
import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { PlansSection, PricingHero } from './plans.tsx';
import { ReturnSection } from './returned.tsx';
import {
  AgreementsSection,
  DifferencesSection,
  QuestionsSection,
  SupportSection,
  TermsSection,
} from './small-print.tsx';
import { AllocationSection, ExpertsSection, SolutionSection, TransparencySection } from './work.tsx';

interface PricingProps {
  facts: PricingFacts;
  /** The return of the visitor's own numbers: an island of the page's shell. */
  ownReturn?: ReactNode;
}

export function Pricing({ facts, ownReturn }: PricingProps) {
  const { plans, opening, plansLegend, quote, transparency, sprint } = facts;
  return (
    <>
      <PricingHero {...{ opening, plans }} />
      <PlansSection {...{ plans, plansLegend, quote }} />
      <DifferencesSection {...facts.differences} plan={plans[1].name} />
      <ReturnSection {...facts.returned}>{ownReturn}</ReturnSection>
      <SolutionSection {...facts.solution} />
      <SupportSection {...facts.support} />
      <ExpertsSection {...facts.experts} />
      <AllocationSection {...facts.allocation} />
      <TransparencySection {...{ transparency, sprint }} />
      <TermsSection {...facts.terms} />
      <AgreementsSection {...facts.agreements} />
      <QuestionsSection {...facts.questions} />
      <CallToActionBand {...facts.callToAction} />
    </>
  );
}
