import { useState } from 'react';
import type { EventPlan } from '#contract/planner/event-plan';
import type { Proposal } from '#contract/planner/plan-event';
import type { PlanSummary } from '#contract/planner/summarize-plan';
import { adjustProposal, getProposalKey } from './adjust-proposal';
import type { Proposals } from './use-proposals';

export interface AskedProposal {
  readonly proposal: Proposal;
  readonly quantities: readonly number[];
}

/** What a shopper asks about: a proposal, or only the event. A new object each time. */
export interface Inquiry {
  readonly asked: AskedProposal | undefined;
}

export interface PlanInquiryControl {
  readonly isOpen: boolean;
  readonly inquiry: Inquiry | undefined;
  /** The proposal for the present plan; undefined without one. */
  readonly summary: PlanSummary | undefined;
  readonly ask: (asked: AskedProposal | undefined) => void;
  readonly leaveProposalOut: () => void;
  readonly close: () => void;
}

/** The inquiry stays open after a queued one was edited: its form says what became of it. */
export function usePlanInquiry(
  plan: EventPlan,
  proposals: Proposals,
  isEditing: boolean,
): PlanInquiryControl {
  const [inquiry, setInquiry] = useState<Inquiry>();
  const [isLeftOut, setLeftOut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (isEditing && !isOpen) setOpen(true);
  const asked = isLeftOut ? undefined : inquiry?.asked;

  return {
    isOpen,
    inquiry,
    summary: asked && findSummary(asked, plan, proposals),
    ask(proposal) {
      setInquiry({ asked: proposal });
      setLeftOut(false);
      setOpen(true);
    },
    leaveProposalOut: () => setLeftOut(true),
    close() {
      setInquiry(undefined);
      setOpen(false);
    },
  };
}

/** What was proposed for an earlier plan may be too little for this one, or contain what it excludes. */
function findSummary(
  { proposal, quantities }: AskedProposal,
  plan: EventPlan,
  { result, context }: Proposals,
): PlanSummary | undefined {
  const current = result?.proposals.find(({ kind }) => kind === proposal.kind);
  if (!current) return undefined;
  return getProposalKey(current) === getProposalKey(proposal)
    ? adjustProposal(current, quantities, plan, context)
    : current;
}
