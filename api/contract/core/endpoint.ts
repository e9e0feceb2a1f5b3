import type * as v from 'valibot';
import * as HTTP from './http-status';

/** Who may call: anybody, or someone signed in to the back office. */
export type Access = 'public' | 'administrator';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Bytes of text a request may bring where its endpoint does not say otherwise, whatever is left of it once it is read. */
export const mostText = 100_000;

/** Files that come with a request, as multipart/form-data. */
export interface FilesPart {
  /** Name of the multipart field. */
  readonly field: string;
  readonly least: number;
  readonly most: number;
  /** Bytes one of them may have. */
  readonly largest: number;
  /** A field that may name a file in their place; the request is JSON then. */
  readonly instead?: string;
}

/** A file as it was sent, nothing believed of it yet. */
export interface SentFile {
  /** As the sender calls it; shown, never used as a path. */
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** What an endpoint's requests and responses are checked against. */
export interface EndpointSchemas {
  /** What does not parse addresses nothing: 404. */
  readonly params?: v.GenericSchema;
  /** What does not parse is answered 400. */
  readonly query?: v.GenericSchema;
  /** JSON, or the text fields beside the files. What does not parse is answered 400. */
  readonly body?: v.GenericSchema;
  /** The JSON of a good answer, 'image' where bytes are answered, 'csv' where a table is, or 'nothing'. */
  readonly response: v.GenericSchema | 'image' | 'csv' | 'nothing';
}

/** What a client needs to call the API. */
export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` marks for its parameters, as @koa/router and MSW both read it. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Bytes of JSON it takes, where that is more than `mostText`. */
  readonly largestBody?: number;
  readonly files?: FilesPart;
  /**
   * Sent by anybody through a form: so many a minute and a day from one address (429), and done once for each
   * `Idempotency-Key`, however often it arrives.
   */
  readonly form?: true;
  /** Answers a part of a list; `X-Total-Count` says how many there are in all. */
  readonly counted?: true;
  /** The status of a good answer; 200 when it is not said, 204 where it is nothing. */
  readonly status?: typeof HTTP.created;
  /** The `Cache-Control` of a good answer. */
  readonly cacheControl: string;
}

/** One call of the API: everything a server, a mock and a client must agree on. */
export interface ValidatedEndpoint extends Endpoint, EndpointSchemas {}

declare const schemas: unique symbol;

/** An endpoint whose schemas are elsewhere; `withSchemas` joins them. */
export interface TypedBy<S extends EndpointSchemas> {
  /** For the compiler alone: it is never there. */
  readonly [schemas]?: S;
}

/** Every write of an administrator carries this header, which no form of another site can send. */
export const administratorHeader = { name: 'X-Requested-With', value: 'higuera' } as const;

/** The `Cache-Control` of what is answered to an administrator as one: it is kept nowhere. */
export const privateAnswer = 'private, no-store';

/** Declares an endpoint together with its schemas, and keeps the literal types of its parts. */
export const endpoint = <const E extends ValidatedEndpoint>(shape: E): E => shape;

/**
 * Declares an endpoint apart from its schemas, whose types it keeps: the pages that are loaded first call it, and need
 * not load schemas that only the server runs.
 */
export const endpointOf =
  <S extends EndpointSchemas>() =>
  <const E extends Endpoint>(shape: E): E & TypedBy<S> =>
    shape;

/** An endpoint joined with the schemas it was declared apart from. */
export const withSchemas = <E extends Endpoint & TypedBy<S>, S extends EndpointSchemas>(
  declared: E,
  declaredSchemas: S,
): E & S => ({ ...declared, ...declaredSchemas });

/** The schemas of an endpoint, whether it was declared with them or apart. */
export type SchemasOf<E> = typeof schemas extends keyof E ? NonNullable<E[typeof schemas]> : E;

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

type Written<S> = S extends v.GenericSchema ? v.InferInput<S> : never;

type ParsedPart<S, Part extends string> = S extends { readonly [Name in Part]: infer P }
  ? Parsed<P>
  : undefined;

interface RequestParts<S, Files> {
  readonly params: ParsedPart<S, 'params'>;
  readonly query: ParsedPart<S, 'query'>;
  readonly body: ParsedPart<S, 'body'>;
  readonly files: Files extends FilesPart ? readonly SentFile[] : undefined;
}

/** What a handler is given once the request has been validated. */
export type RequestOf<E extends Endpoint> = RequestParts<SchemasOf<E>, E['files']>;

type InputOfSchemas<S> = {
  readonly [Part in keyof S & ('params' | 'query' | 'body') as S[Part] extends v.GenericSchema
    ? Part
    : never]: Written<S[Part]>;
};

/** What a caller hands in: only the parts the endpoint has. */
export type InputOf<E extends Endpoint> = InputOfSchemas<SchemasOf<E>> &
  (E['files'] extends FilesPart ? { readonly files: readonly File[] } : unknown);

/** What an endpoint answers with. */
export type ResponseKind<E> = SchemasOf<E> extends { readonly response: infer R } ? R : never;

type ResponseOfSchemas<S> = S extends { readonly response: infer R }
  ? R extends v.GenericSchema
    ? v.InferOutput<R>
    : R extends 'nothing'
      ? undefined
      : never
  : never;

/** The JSON a good answer carries; `never` where the answer is an image, undefined where it is nothing. */
export type ResponseOf<E extends Endpoint> = ResponseOfSchemas<SchemasOf<E>>;

/** The status of an endpoint's good answer. */
export const statusOf = ({
  status,
  response,
}: Pick<ValidatedEndpoint, 'status' | 'response'>): number =>
  response === 'nothing' ? HTTP.noContent : (status ?? HTTP.ok);

interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The address of a call, its parameters filled in and its query in a fixed order,
 * so that equal calls have equal addresses: it doubles as the cache key.
 */
export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: AddressParts = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
