/** What a soak test measured, as text, and what was not as promised; empty if all was. */
export interface SoakResult {
  readonly report: string;
  readonly failures: readonly string[];
}

/** Ends soon after `signal`, so that no server is left running. */
export type Soak = (signal: AbortSignal) => Promise<SoakResult>;
