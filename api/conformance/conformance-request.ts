import type { EndpointName } from '#contract/index';

export interface ConformanceRequest {
  /** Expected on every database and transport. */
  readonly status: number;
  readonly path: string;
  /** Undefined for URLs outside the contract. */
  readonly endpointName?: EndpointName;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Signed in, with the CSRF header; a visitor by default. */
  readonly as?: 'admin';
  /** For the test title. */
  readonly title?: string;
}

export interface ConformanceResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}
