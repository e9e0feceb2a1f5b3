import type { ComponentType } from 'react';
import type { Tone } from '../../ui/badge/Badge';

/** The states that something can be in that was sent to the shop. */
export interface StatusKind<Status extends string> {
  readonly statuses: readonly Status[];
  /** What is not among them, as old data may hold, is neutral. */
  readonly tones: Readonly<Record<string, Tone>>;
  /** Each in words. */
  readonly Name: ComponentType<{ readonly status: string }>;
}
