export interface CardPosition {
  readonly card: Element | null;
  /** What to focus when the card is removed: the sibling card, or the tab panel. */
  readonly neighbor: HTMLElement | null;
}

export function findCardPosition(element: Element): CardPosition {
  const card = element.closest('li');
  const sibling = card?.nextElementSibling ?? card?.previousElementSibling;
  const neighbor =
    sibling?.querySelector('button') ?? element.closest<HTMLElement>('[role=tabpanel]');
  return { card, neighbor };
}

/** Moves focus on when a card is removed, unless the user has moved it elsewhere meanwhile. */
export function focusNeighbor({ card, neighbor }: CardPosition): void {
  const { activeElement, body } = document;
  if (activeElement === body || card?.contains(activeElement)) neighbor?.focus();
}
