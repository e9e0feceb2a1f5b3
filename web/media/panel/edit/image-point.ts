import type { FocalPoint } from '#contract/media/schema';

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clampPercent = (number: number): number => Math.min(Math.max(Math.round(number), 0), 100);

/** `step` is in percent. Undefined for keys that don't move the point. */
export function movePoint({ x, y }: FocalPoint, key: string, step: number): FocalPoint | undefined {
  const direction = directions[key];
  return (
    direction && {
      x: clampPercent(x + direction.x * step),
      y: clampPercent(y + direction.y * step),
    }
  );
}

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Percent of an image at which the pointer is. */
export const toPoint = (
  { left, top, width, height }: Frame,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): FocalPoint => ({
  x: clampPercent(((clientX - left) / width) * 100),
  y: clampPercent(((clientY - top) / height) * 100),
});
