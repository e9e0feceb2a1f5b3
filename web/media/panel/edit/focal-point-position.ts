import type { FocalPoint } from '#contract/media/schema';

/** Percent per arrow key press. */
const step = 5;

const moves: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const clampPercent = (number: number): number => Math.min(Math.max(Math.round(number), 0), 100);

/** Undefined for keys that don't move the point. */
export function moveFocalPoint({ x, y }: FocalPoint, key: string): FocalPoint | undefined {
  const move = moves[key];
  return move && { x: clampPercent(x + move.x), y: clampPercent(y + move.y) };
}

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const toFocalPoint = (
  { left, top, width, height }: Frame,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): FocalPoint => ({
  x: clampPercent(((clientX - left) / width) * 100),
  y: clampPercent(((clientY - top) / height) * 100),
});
