/** `view-transition-name` shared by the image of a card and of the product page. */
export const productImageTransitionName = 'product-image';

/** Animates the image to the next page, unless this page has an image with that name: names must be unique. */
export function markForViewTransition(image: HTMLElement | null | undefined): void {
  const existing = document.querySelector('[data-view-transition]');
  if (!image || existing) return;
  image.style.viewTransitionName = productImageTransitionName;
}
