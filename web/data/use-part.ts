import type { Endpoint, InputOf, ResponseOf } from '#contract/core/endpoint';
import { useBrought } from '../routing/initial-data';
import { useEndpoint } from './use-endpoint';

export interface PartOfAnswer<Part> {
  /** Undefined while it is being asked for, or when it could not be had. */
  readonly part: Part | undefined;
  readonly failed: boolean;
}

/** What a page shows of a larger answer: taken from the answer itself once that is known, else as the page brought it under a key. */
export function usePart<E extends Endpoint, Part>(
  key: string,
  endpoint: E,
  input: InputOf<E>,
  partOf: (answer: ResponseOf<E>) => Part,
): PartOfAnswer<Part> {
  const brought = useBrought<Part>(key);
  // Followed by itself: a hook that has begun without asking would never ask.
  const { data } = useEndpoint(endpoint, input, { asks: false });
  const { error } = useEndpoint(endpoint, brought === undefined ? input : null);
  const asked = data === undefined || data === null ? undefined : partOf(data);
  return { part: asked ?? brought, failed: error !== undefined };
}
