// Installed with @lingui/conf.
declare module 'js-yaml' {
  /** Throws for invalid YAML and for duplicate keys. */
  export function load(text: string): unknown;
}
