/** Where a card lies. */
export interface Place {
  readonly card: Element | null;
  /** What takes the focus when the card goes with everything in it: the next card, or what the cards lie on. */
  readonly neighbour: HTMLElement | null;
}

/** The place of the card that something is in. */
export function placeOf(inCard: Element): Place {
  const card = inCard.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const neighbour =
    beside?.querySelector('button') ?? inCard.closest<HTMLElement>('[role=tabpanel]');
  return { card, neighbour };
}

/** Moves the focus on from a card that goes; whoever has gone elsewhere meanwhile is left there. */
export function focusBeside({ card, neighbour }: Place): void {
  const { activeElement, body } = document;
  if (activeElement === body || card?.contains(activeElement)) neighbour?.focus();
}
