import type * as v from 'valibot';
import * as HTTP from './http-status';

/** 'admin': signed in to the back office. */
type Access = 'public' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Default maximum size of a request body, in bytes, before parsing; files are not counted. */
export const defaultMaxBodyBytes = 100_000;

export interface FilesSpec {
  readonly field: string;
  readonly minFiles: number;
  readonly maxFiles: number;
  /** Per file. */
  readonly maxFileBytes: number;
  /** Field that may name a stored file instead of an upload; the request is JSON then. */
  readonly alternativeField?: string;
}

/** An uploaded file; nothing in it has been validated. */
export interface UploadedFile {
  /** The client's file name: for display only, never a path. */
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** How many posts of a form one client network may send. */
export interface FormLimit {
  readonly perMinute: number;
  readonly perDay: number;
}

export const defaultFormLimit: FormLimit = { perMinute: 5, perDay: 30 };

interface EndpointSchemas {
  /** A value that does not parse is answered 404. */
  readonly params?: v.GenericSchema;
  /** A value that does not parse is answered 400. */
  readonly query?: v.GenericSchema;
  /** JSON, or the text fields sent with the files. A value that does not parse is answered 400. */
  readonly body?: v.GenericSchema;
  /** Schema of the JSON in a successful response; 'image', 'csv' and 'nothing' have no JSON. */
  readonly response: v.GenericSchema | 'image' | 'csv' | 'nothing';
}

export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` parameters, in the syntax shared by @koa/router and MSW. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Maximum body size in bytes, if larger than `defaultMaxBodyBytes`. */
  readonly maxBodyBytes?: number;
  readonly files?: FilesSpec;
  /**
   * A public form: rate-limited per minute and per day by IP address (429), and executed once per `Idempotency-Key`.
   */
  readonly form?: true;
  /**
   * Writes once per `Idempotency-Key`; unlike a form alone, a repeat builds its response again, so that what is recorded
   * needs no personal data. Rate-limited only with `form`.
   */
  readonly idempotent?: true;
  /** Of a form, if not `defaultFormLimit`. */
  readonly formLimit?: FormLimit;
  /** Open pages request it again and again by themselves, so it doesn't keep the session of an admin alive. */
  readonly isPolled?: true;
  /** Paginated: the `X-Total-Count` header has the total. */
  readonly paginated?: true;
  /** Status of a successful response; defaults to 200, or 204 without a body. */
  readonly status?: typeof HTTP.created;
  /** The `Cache-Control` of a successful response. */
  readonly cacheControl: string;
}

export interface ValidatedEndpoint extends Endpoint, EndpointSchemas {}

declare const schemas: unique symbol;

/** An endpoint declared without its schemas; `withSchemas` adds them. */
export interface WithSchemaTypes<S extends EndpointSchemas> {
  /** Type-level only; never set at run time. */
  readonly [schemas]?: S;
}

/** CSRF protection: required on every admin write. A cross-site form cannot set it. */
export const csrfHeader = { name: 'X-Requested-With', value: 'higuera' } as const;

/** `Cache-Control` of responses that only an admin may see. */
export const privateCacheControl = 'private, no-store';

/** Declares an endpoint with its schemas and preserves literal types. */
export const defineEndpoint = <const E extends ValidatedEndpoint>(definition: E): E => definition;

/** Declares an endpoint with the types of its schemas only, so that public pages need not load the schemas. */
export const declareEndpoint =
  <S extends EndpointSchemas>() =>
  <const E extends Endpoint>(definition: E): E & WithSchemaTypes<S> =>
    definition;

export const withSchemas = <E extends Endpoint & WithSchemaTypes<S>, S extends EndpointSchemas>(
  definition: E,
  endpointSchemas: S,
): E & S => ({ ...definition, ...endpointSchemas });

type SchemasOf<E> = typeof schemas extends keyof E ? NonNullable<E[typeof schemas]> : E;

type SchemaOutput<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

type SchemaInput<S> = S extends v.GenericSchema ? v.InferInput<S> : never;

type PartOutput<S, Part extends string> = S extends { readonly [Name in Part]: infer P }
  ? SchemaOutput<P>
  : undefined;

interface ParsedRequest<S, Files> {
  readonly params: PartOutput<S, 'params'>;
  readonly query: PartOutput<S, 'query'>;
  readonly body: PartOutput<S, 'body'>;
  readonly files: Files extends FilesSpec ? readonly UploadedFile[] : undefined;
}

/** The validated request that a handler receives. */
export type RequestOf<E extends Endpoint> = ParsedRequest<SchemasOf<E>, E['files']>;

type InputFromSchemas<S> = {
  readonly [Part in keyof S & ('params' | 'query' | 'body') as S[Part] extends v.GenericSchema
    ? Part
    : never]: SchemaInput<S[Part]>;
};

/** The input of a client call: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = InputFromSchemas<SchemasOf<E>> &
  (E['files'] extends FilesSpec ? { readonly files: readonly File[] } : unknown);

export type ResponseKind<E> = SchemasOf<E> extends { readonly response: infer R } ? R : never;

type ResponseFromSchemas<S> = S extends { readonly response: infer R }
  ? R extends v.GenericSchema
    ? v.InferOutput<R>
    : R extends 'nothing'
      ? undefined
      : never
  : never;

/** The JSON of a successful response; `never` for an image or CSV, undefined without a body. */
export type ResponseOf<E extends Endpoint> = ResponseFromSchemas<SchemasOf<E>>;

export const getSuccessStatus = ({
  status,
  response,
}: Pick<ValidatedEndpoint, 'status' | 'response'>): number =>
  response === 'nothing' ? HTTP.noContent : (status ?? HTTP.ok);

interface UrlInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Fills in path parameters and sorts the query, so that equal calls have equal URLs: the URL is also the cache key. */
export function buildUrl(
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: UrlInput = {},
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
