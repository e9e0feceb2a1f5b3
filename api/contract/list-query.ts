import * as v from 'valibot';
import { countField } from './query-fields';

/** Rows that one part of a list may have. */
export const largestPage = 500;

/** Characters a search may have. */
export const longestSearch = 200;

/** Which part of a list of the back office is asked for; without a limit all of it. Tables are saved whole. */
export const partQuery = {
  limit: v.optional(countField('limit', 1, largestPage)),
  offset: v.optional(countField('offset', 0, Number.MAX_SAFE_INTEGER), 0),
};

/** Which rows of a list of the back office are asked for. */
export const searchQuery = {
  /** Rows with every one of these words, accents and capitals ignored. */
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longestSearch, `q must have at most ${longestSearch} characters`),
    ),
    '',
  ),
};
