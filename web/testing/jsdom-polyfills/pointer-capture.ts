/** jsdom lacks pointer capture. Events are not redirected. */
export function installPointerCapture(): void {
  const holders = new Map<number, Element>();
  Element.prototype.setPointerCapture = function (this: Element, id) {
    holders.set(id, this);
  };
  Element.prototype.hasPointerCapture = function (this: Element, id) {
    return holders.get(id) === this;
  };
  Element.prototype.releasePointerCapture = (id) => {
    holders.delete(id);
  };
}
