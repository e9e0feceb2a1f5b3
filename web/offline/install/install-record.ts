import * as v from 'valibot';
import { keptRecord } from '../../data/kept-record';
import { parseWith } from '../../data/parse-with';

/** A visit that begins this many milliseconds after the first one is another. */
const visitLength = 30 * 60 * 1000;

const postponedFor = 14 * 24 * 60 * 60 * 1000;

const schema = v.object({
  version: v.literal(1),
  /** When this device first opened the shop, and until when it is not asked again, in epoch milliseconds. */
  firstVisit: v.optional(v.number()),
  postponedUntil: v.optional(v.number()),
});

const record = keptRecord<v.InferOutput<typeof schema>>('install', parseWith(schema), {
  version: 1,
});

/** Notes this visit; answers whether it is the device's first. */
export function isFirstVisit(): boolean {
  const known = record.read();
  if (known.firstVisit === undefined) record.write({ ...known, firstVisit: Date.now() });
  return Date.now() - (known.firstVisit ?? Date.now()) < visitLength;
}

export const isPostponed = (): boolean => Date.now() < (record.read().postponedUntil ?? 0);

/** Lets two weeks pass before the device is asked again. */
export const postpone = (): void =>
  void record.write({ ...record.read(), postponedUntil: Date.now() + postponedFor });
