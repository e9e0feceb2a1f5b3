import type { RequestOf, ValidatedEndpoint } from '#contract/endpoint';
import { parseRequest, type WrittenParts } from '#contract/parse-request';
import { invalid, notFound } from './problem';

/** The parts an endpoint takes, parsed as the contract says; faults are 404 and 400 problems. */
export const validRequest = <E extends ValidatedEndpoint>(
  endpoint: E,
  written: WrittenParts,
): RequestOf<E> => parseRequest(endpoint, written, { notFound, invalid });
