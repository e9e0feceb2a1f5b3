import type { BusyDay } from './busy-days-schema';

/** Infinity on a day that takes an order of any size. */
export const countServingsLeft = (busyDays: readonly BusyDay[], date: string): number =>
  busyDays.find(({ day }) => day === date)?.servingsLeft ?? Infinity;

/** Days without room for so many people. */
export const listFullDays = (busyDays: readonly BusyDay[], servings: number): string[] =>
  busyDays.filter(({ servingsLeft }) => servings > servingsLeft).map(({ day }) => day);
