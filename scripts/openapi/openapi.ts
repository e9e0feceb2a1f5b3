/** The parts of OpenAPI 3.1 that the document has: https://spec.openapis.org/oas/v3.1.0 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path template and lowercase method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** By status, or 'default'. */
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>;
}

interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { description: string; schema: Schema }>>;
  readonly content?: Content;
}

/** By media type. */
export type Content = Readonly<Record<string, MediaType>>;

interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** JSON Schema 2020-12; only what the generators read is declared. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The contract has no boolean schemas, which are the only difference. */
export const toSchema = (schema: object): Schema => schema;

export const isReference = (value: object): value is Reference => '$ref' in value;

/** Follows a reference into the components. */
export function resolve<Value extends object>(
  document: OpenApiDocument,
  value: Value | Reference,
): Value {
  if (!isReference(value)) return value;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? [];
  const components: Readonly<Record<string, Readonly<Record<string, object>>>> =
    document.components;
  const found = components[kind]?.[name];
  if (!found) throw new Error(`The reference ${value.$ref} leads nowhere.`);
  // The kind in the reference tells what it is.
  return found as Value;
}

/** The example of a body, if it has one. */
export const getExample = (content: Content | undefined): unknown =>
  Object.values(content ?? {})[0]?.examples?.sample?.value;
