import { fireEvent, screen } from '@testing-library/react';

/** Pixels between neighboring images; larger than an image, so none overlap. */
const imageSpacing = 100;

/** jsdom has no layout. */
export function mockRowLayout(): void {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const index = Math.max(0, screen.queryAllByRole('listitem').indexOf(this as HTMLElement));
    return new DOMRect(index * imageSpacing, 0, imageSpacing - 10, imageSpacing - 10);
  };
}

const toPointer = (index: number) => ({ clientX: index * imageSpacing + 45, clientY: 45 });

const pointer = { isPrimary: true, button: 0, pointerId: 1 };

export function drag(
  handle: HTMLElement,
  fromIndex: number,
  toIndex: number,
  pointerType: 'mouse' | 'touch',
): void {
  fireEvent.pointerDown(handle, { ...pointer, pointerType, ...toPointer(fromIndex) });
  fireEvent.pointerMove(document, {
    ...pointer,
    pointerType,
    ...toPointer((fromIndex + toIndex) / 2),
  });
  fireEvent.pointerMove(document, { ...pointer, pointerType, ...toPointer(toIndex) });
}

export const drop = (): boolean => fireEvent.pointerUp(document, pointer);
