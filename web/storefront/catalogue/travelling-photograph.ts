/** Name by which a card's photograph and the product page's are one to a view transition. */
export const travellingPhotograph = 'product-photograph';

/** Lets a photograph travel to the page that comes next. */
export function letTravel(photograph: HTMLElement | null | undefined): void {
  const alreadyThere = document.querySelector('[data-travels]');
  if (!photograph || alreadyThere) return;
  photograph.style.viewTransitionName = travellingPhotograph;
}
