/** What takes the focus when a card goes with everything in it: the next card, or what the cards lie on. */
export function neighbourOf(inCard: Element): HTMLElement | null {
  const card = inCard.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector('button') ?? inCard.closest<HTMLElement>('[role=tabpanel]');
}
