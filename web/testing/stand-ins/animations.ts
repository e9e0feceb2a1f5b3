/** jsdom animates nothing and cannot be asked: here the answer is that nothing is being animated. */
export function installAnimations(): void {
  Element.prototype.getAnimations = () => [];
}
