import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { findBudgetBand } from '#contract/event-inquiries/rules';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import type { PlanSummary } from '#contract/planner/summarize-plan';
import { LazySection } from '../../ui/error-boundary/LazySection';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import type { InquiryPrefill } from '../event-inquiry/inquiry-prefill';
import { eventInquiryForm } from '../event-inquiry/lazy-event-inquiry-form';
import { focusProposals } from './focus-proposals';
import * as styles from './PlanInquiry.css';
import type { Inquiry, PlanInquiryControl } from './use-plan-inquiry';
import { usePlanTexts } from './use-plan-texts';

interface PlanInquiryProps {
  readonly plan: EventPlan;
  readonly control: PlanInquiryControl;
}

/** Asks for a quote with everything that was chosen, or edits an inquiry that waits on the device. */
export function PlanInquiry({ plan, control }: PlanInquiryProps) {
  const { inquiry, summary, leaveProposalOut, close } = control;
  const prefill = useInquiryPrefill(plan, summary);

  function showProposals(): void {
    focusProposals();
    close();
  }

  return (
    <InquirySection inquiry={inquiry}>
      <LazySection lazy={eventInquiryForm}>
        {(EventInquiryForm) => (
          <EventInquiryForm
            {...(inquiry && prefill)}
            onLeaveProposalOut={leaveProposalOut}
            onSent={showProposals}
          />
        )}
      </LazySection>
    </InquirySection>
  );
}

interface InquirySectionProps {
  readonly inquiry: Inquiry | undefined;
  readonly children: ReactNode;
}

function InquirySection({ inquiry, children }: InquirySectionProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is asked about
  useEffect(() => {
    ref.current?.scrollIntoView();
    ref.current?.focus({ preventScroll: true });
  }, [inquiry]);
  return (
    <section
      id="inquiry"
      ref={ref}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="inquiry-title"
    >
      <SectionHeading id="inquiry-title">
        <Trans>Ask us about it</Trans>
      </SectionHeading>
      <p className={styles.intro}>
        <Trans>
          We’ll write back with what we’d make, and what it costs. Nothing is ordered yet.
        </Trans>
      </p>
      {children}
    </section>
  );
}

function useInquiryPrefill(plan: EventPlan, summary: PlanSummary | undefined): InquiryPrefill {
  const { t } = useLingui();
  const { style, hours, vegetarians } = usePlanTexts(plan);
  const items = (summary?.lines ?? [])
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, optionKey, quantity }) => ({ productId, optionKey, quantity }));
  const requests = summary?.lines.some((line) => line.requests.length > 0)
    ? t`Please leave out what the plan says.`
    : '';
  return {
    occasion: plan.occasion,
    eventDate: plan.date,
    guests: countPeople(plan),
    area: plan.place,
    budgetBand: findBudgetBand(plan.budget),
    allergens: plan.without,
    diets: plan.diets,
    notes: [style, hours, vegetarians, requests].filter(Boolean).join('. '),
    proposal: summary && items.length > 0 ? { items, total: summary.totalCents / 100 } : undefined,
  };
}
