import { fireEvent, screen } from '@testing-library/react';

/** Pixels from one image of the row to the next, in both directions; none overlaps another. */
const step = 100;

/** Lays the images out in a row, since jsdom lays nothing out. */
export function layOutInRow(): void {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const place = Math.max(0, screen.queryAllByRole('listitem').indexOf(this as HTMLElement));
    return new DOMRect(place * step, 0, step - 10, step - 10);
  };
}

const at = (place: number) => ({ clientX: place * step + 45, clientY: 45 });

const pointer = { isPrimary: true, button: 0, pointerId: 1 };

/** Takes an image by its handle and pulls it from one place of the row to another, with a mouse or a finger. */
export function pull(
  handle: HTMLElement,
  from: number,
  to: number,
  pointerType: 'mouse' | 'touch',
): void {
  fireEvent.pointerDown(handle, { ...pointer, pointerType, ...at(from) });
  fireEvent.pointerMove(document, { ...pointer, pointerType, ...at((from + to) / 2) });
  fireEvent.pointerMove(document, { ...pointer, pointerType, ...at(to) });
}

/** Lets go of what was pulled. */
export const letGo = (): boolean => fireEvent.pointerUp(document, pointer);
