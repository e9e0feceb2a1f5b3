import type { Thing, WithContext } from 'schema-dts';

/** `<` is escaped, so that no text can close the script element. */
export const StructuredData = <T extends Thing>({ data }: { readonly data: WithContext<T> }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
