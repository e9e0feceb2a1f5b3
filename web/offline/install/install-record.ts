import * as v from 'valibot';
import { parseWith } from '../../data/parse-with';
import { createPersistedStore } from '../../data/persisted-store';

/** Page loads within this time belong to the first visit. */
const visitLengthMs = 30 * 60 * 1000;

const postponeMs = 14 * 24 * 60 * 60 * 1000;

const schema = v.object({
  version: v.literal(1),
  /** Epoch milliseconds. */
  firstVisit: v.optional(v.number()),
  postponedUntil: v.optional(v.number()),
});

const record = createPersistedStore<v.InferOutput<typeof schema>>('install', parseWith(schema), {
  version: 1,
});

/** Records the first visit of this device. Returns true during that visit. */
export function isFirstVisit(): boolean {
  const stored = record.read();
  if (stored.firstVisit === undefined) record.write({ ...stored, firstVisit: Date.now() });
  return Date.now() - (stored.firstVisit ?? Date.now()) < visitLengthMs;
}

export const isPostponed = (): boolean => Date.now() < (record.read().postponedUntil ?? 0);

/** Suppresses the prompt for two weeks. */
export const postpone = (): void =>
  void record.write({ ...record.read(), postponedUntil: Date.now() + postponeMs });
