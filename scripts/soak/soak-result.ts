/** What a soak test measured, as text, and what was not as promised; empty if all was. */
export interface SoakResult {
  readonly report: string;
  readonly failures: readonly string[];
}

export type Soak = () => Promise<SoakResult>;
