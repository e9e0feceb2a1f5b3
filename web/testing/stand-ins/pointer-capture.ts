/** jsdom lets no element hold a pointer: here they can, though events go where the test sends them. */
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
