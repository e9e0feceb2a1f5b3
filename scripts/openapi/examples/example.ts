import type { FilesSpec, InputOf } from '#contract/core/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';

type OptionalQuery<Input> = Input extends { readonly query: infer Query }
  ? Omit<Input, 'query'> & { readonly query?: Query }
  : Input;

/** A request that the server accepts, on the sample data of the mocks. Files are names for `readExampleFile`. */
type Example<Name extends EndpointName> = Omit<OptionalQuery<InputOf<Endpoints[Name]>>, 'files'> &
  (Endpoints[Name] extends { readonly files: FilesSpec }
    ? { readonly files: readonly string[] }
    : unknown);

export type Examples = { readonly [Name in EndpointName]: Example<Name> };

export interface ExampleRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: readonly string[];
}
