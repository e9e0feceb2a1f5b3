import type { EndpointName } from '#contract/index';

/** A request that every shop is asked. */
export interface ApiRequest {
  /** The status that all must answer. */
  readonly status: number;
  readonly path: string;
  /** The endpoint that answers, unless nothing of the contract does. */
  readonly of?: EndpointName;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Who asks: a visitor, or somebody signed in, with the header that an administrator's writes carry. */
  readonly as?: 'administrator';
  /** What is sent, in words. */
  readonly title?: string;
}

/** What responses are compared by. */
export interface ApiResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}
