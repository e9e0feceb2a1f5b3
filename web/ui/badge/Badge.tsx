import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export type Tone = 'neutral' | 'warning' | 'info' | 'positive' | 'critical';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A word or two about the state of something; its colour is never all that tells. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={badge({ tone })}>{children}</span>
);
