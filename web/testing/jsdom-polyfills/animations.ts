/** jsdom lacks `getAnimations`. */
export function installAnimations(): void {
  Element.prototype.getAnimations = () => [];
}
