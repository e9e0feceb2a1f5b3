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

/** Focuses the neighbor of a removed card, unless the user has moved the focus meanwhile. */
export function focusNeighbor({ card, neighbor }: CardPosition): void {
  const { activeElement, body } = document;
  if (activeElement === body || card?.contains(activeElement)) neighbor?.focus();
}
