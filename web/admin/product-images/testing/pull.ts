import { fireEvent, screen } from '@testing-library/react';

/** Pixels between neighboring images; larger than an image, so none overlap. */
const step = 100;

/** jsdom has no layout. */
export function layOutInRow(): void {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const place = Math.max(0, screen.queryAllByRole('listitem').indexOf(this as HTMLElement));
    return new DOMRect(place * step, 0, step - 10, step - 10);
  };
}

const at = (place: number) => ({ clientX: place * step + 45, clientY: 45 });

const pointer = { isPrimary: true, button: 0, pointerId: 1 };

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

export const letGo = (): boolean => fireEvent.pointerUp(document, pointer);
