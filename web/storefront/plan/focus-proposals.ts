export const proposalsId = 'proposals';

/** Where the focus goes when what had it is gone. */
export function focusProposals(): void {
  document.getElementById(proposalsId)?.focus();
}
