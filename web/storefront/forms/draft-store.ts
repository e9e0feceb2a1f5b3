import * as v from 'valibot';
import { parseWith } from '../../data/parse-with';
import { createPersistedStore, type PersistedStore } from '../../data/persisted-store';
import { attemptSchema } from './submission-attempt';

const draftSchema = v.object({
  /** Values by field name. */
  fields: v.record(v.string(), v.unknown()),
  /** Initial fields as JSON. */
  begun: v.string(),
  /** Values that suggestions set. */
  suggested: v.optional(v.record(v.string(), v.unknown())),
  /** The attempt without a response so far. */
  attempt: v.optional(attemptSchema),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Stored until the tab is closed or the form is submitted. */
export const createDraftStore = (formName: string): PersistedStore<Draft> =>
  createPersistedStore(
    `draft:${formName}`,
    parseWith(draftSchema),
    { fields: {}, begun: '{}' },
    () => sessionStorage,
  );
