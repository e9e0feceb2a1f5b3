/** `view-transition-name` shared by the image of a card and of the product page. */
export const travellingPhotograph = 'product-image';

/** Animates the image to the next page, unless this page has an image with that name: names must be unique. */
export function letTravel(photograph: HTMLElement | null | undefined): void {
  const alreadyThere = document.querySelector('[data-view-transition]');
  if (!photograph || alreadyThere) return;
  photograph.style.viewTransitionName = travellingPhotograph;
}
