import type { Endpoint, InputOf, ResponseOf } from '#contract/endpoint';
import { useBrought } from '../app/page-start';
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
  const { data, error } = useEndpoint(endpoint, input, { asks: brought === undefined });
  const asked = data === undefined || data === null ? undefined : partOf(data);
  return { part: asked ?? brought, failed: error !== undefined };
}
