import * as v from 'valibot';
import { type KeptRecord, keptRecord } from '../../data/kept-record';
import { parseWith } from '../../data/parse-with';
import { attempt } from './attempt';

const draft = v.object({
  /** What was typed, by field. */
  fields: v.record(v.string(), v.string()),
  /** What the form began with, as JSON. */
  begun: v.string(),
  /** The try that has not been answered yet. */
  attempt: v.optional(attempt),
});
export type Draft = v.InferOutput<typeof draft>;

/** What is typed into a form, kept for as long as its tab is open, or until it has arrived. */
export const draftOf = (form: string): KeptRecord<Draft> =>
  keptRecord(`draft:${form}`, parseWith(draft), { fields: {}, begun: '{}' }, () => sessionStorage);
