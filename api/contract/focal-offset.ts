/** Pixels to leave out before a stretch of a side, so that its middle is as near a percentage as the ends allow. */
export function focalOffset(side: number, stretch: number, percent: number): number {
  const centred = Math.round((side * percent) / 100 - stretch / 2);
  return Math.min(Math.max(centred, 0), side - stretch);
}
