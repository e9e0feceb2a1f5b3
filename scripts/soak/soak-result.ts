/** What a soak test measured, as text, and what was not as promised; empty if all was. */
export interface SoakResult {
  readonly report: string;
  readonly failures: readonly string[];
}

/** From the command line; each soak test has its own defaults. */
export interface SoakOptions {
  readonly count?: number | undefined;
  readonly minutes?: number | undefined;
}

/** Ends soon after `signal`, so that no server is left running. */
export type Soak = (signal: AbortSignal, options: SoakOptions) => Promise<SoakResult>;
