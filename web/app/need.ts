import { addressOf, type Endpoint, type InputOf } from '#contract/core/endpoint';

/** An answer the page starts with. */
export interface Need {
  readonly address: string;
  readonly endpoint: Endpoint;
  readonly input: { readonly params?: unknown; readonly query?: unknown };
}

/** States that a page starts with an endpoint's answer. */
export function need<E extends Endpoint>(endpoint: E, input: InputOf<E>): Need {
  return { address: addressOf(endpoint, input), endpoint, input };
}
