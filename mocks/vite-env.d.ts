declare module 'virtual:demo-database' {
  /** URL of a SQLite database with the demo data, before the data of scenarios is added. */
  export const demoDatabaseUrl: string;
}
