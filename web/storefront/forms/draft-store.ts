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
type Draft = v.InferOutput<typeof draftSchema>;

/** A queued submission that is being edited has a draft of its own. */
export const getDraftName = (formName: string, editedId: string | undefined): string =>
  editedId === undefined ? formName : `${formName}:${editedId}`;

/** Stored until the tab is closed or the form is submitted. */
export const createDraftStore = (formName: string): PersistedStore<Draft> =>
  createPersistedStore(
    `draft:${formName}`,
    parseWith(draftSchema),
    { fields: {}, begun: '{}' },
    () => sessionStorage,
  );
