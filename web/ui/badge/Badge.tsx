import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export type Tone = 'neutral' | 'warning' | 'info' | 'positive' | 'critical';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A status label. Color must never be the only thing that carries the meaning (WCAG 1.4.1). */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={badge[tone]}>{children}</span>
);
