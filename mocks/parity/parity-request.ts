import type { EndpointName } from '#contract/index';

/** A request put to the server and to the mocks alike. */
export interface ParityRequest {
  /** The status both must answer. */
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
