import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly occasion: MessageDescriptor;
  readonly quote: MessageDescriptor;
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Rosalinda Vega',
    occasion: msg`Her parents’ golden wedding`,
    quote: msg`My mother counted the figs and my father hid the last slice of manchego. Sixty people, and nobody wanted to go home.`,
  },
  {
    id: 2,
    name: 'Daniel Okafor',
    occasion: msg`Friday with the neighbors`,
    quote: msg`They asked who would be eating before they asked what I wanted. The nut-free half was labeled, and it was the half that went first.`,
  },
  {
    id: 3,
    name: 'Mei-Lin Torres',
    occasion: msg`A box to Sacramento`,
    quote: msg`I sent a gift box to my sister for her new house. She called before she had closed the door, with her mouth full.`,
  },
];
