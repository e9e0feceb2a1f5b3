import type * as v from 'valibot';
import type { InputOf, ResponseKind, ResponseOf } from '#contract/core/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';
import type * as client from './generated';

// Fails to compile where the types of the generated client differ from those of the contract.

type Client = typeof client;

type JsonEndpointName = {
  [Name in EndpointName]: ResponseKind<Endpoints[Name]> extends v.GenericSchema ? Name : never;
}[EndpointName];

type ClientResponse<Name extends EndpointName> = Awaited<ReturnType<Client[Name]>>;

type IsAssignable<From, To> = [From] extends [To] ? true : false;

/** Endpoints whose response types differ between the client and the contract. */
type ResponseMismatch = {
  [Name in JsonEndpointName]: IsAssignable<
    ClientResponse<Name>,
    ResponseOf<Endpoints[Name]>
  > extends true
    ? IsAssignable<ResponseOf<Endpoints[Name]>, ClientResponse<Name>> extends true
      ? never
      : Name
    : Name;
}[JsonEndpointName];

type BodyEndpointName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly files: object }
    ? never
    : InputOf<Endpoints[Name]> extends { readonly body: unknown }
      ? Name
      : never;
}[EndpointName];

/** Parameters of the client's functions that aren't a body. */
type OtherParameter = 'id' | 'imageId' | '$number' | 'idempotencyKey';

type ClientBody<Name extends EndpointName> = Parameters<Client[Name]>[0] extends infer Input
  ? Input[Exclude<keyof Input, OtherParameter>]
  : never;

/** Endpoints that don't accept every body that the client can send. */
type BodyMismatch = {
  [Name in BodyEndpointName]: InputOf<Endpoints[Name]> extends { readonly body: infer Body }
    ? IsAssignable<ClientBody<Name>, Body> extends true
      ? never
      : Name
    : never;
}[BodyEndpointName];

type None<Mismatch extends never> = Mismatch;

export type Mismatches = None<ResponseMismatch | BodyMismatch>;
