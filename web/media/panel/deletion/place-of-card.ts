export interface Place {
  readonly card: Element | null;
  /** What to focus when the card is removed: the sibling card, or the tab panel. */
  readonly neighbour: HTMLElement | null;
}

export function findCardPosition(inCard: Element): Place {
  const card = inCard.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const neighbour =
    beside?.querySelector('button') ?? inCard.closest<HTMLElement>('[role=tabpanel]');
  return { card, neighbour };
}

/** Moves focus on when a card is removed, unless the user has moved it elsewhere meanwhile. */
export function focusBeside({ card, neighbour }: Place): void {
  const { activeElement, body } = document;
  if (activeElement === body || card?.contains(activeElement)) neighbour?.focus();
}
