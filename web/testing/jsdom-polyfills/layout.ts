const rect = { x: 0, y: 0, left: 0, top: 0, width: 100, height: 100, right: 100, bottom: 100 };

/** jsdom has no layout: all sizes are 0. */
export function installLayout(): void {
  Element.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
}
