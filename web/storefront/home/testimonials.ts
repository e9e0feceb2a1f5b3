import type { BilingualText } from '#contract/language';

interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly occasion: BilingualText;
  readonly quote: BilingualText;
}

/** Three of the shop's customers, in their own two languages. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Rosalinda Vega',
    occasion: { en: 'Her parents’ golden wedding', es: 'Las bodas de oro de sus papás' },
    quote: {
      en: 'My mother counted the figs and my father hid the last slice of manchego. Sixty people, and nobody wanted to go home.',
      es: 'Mi mamá contó los higos y mi papá escondió la última rebanada de manchego. Éramos sesenta y nadie se quería ir.',
    },
  },
  {
    id: 2,
    name: 'Daniel Okafor',
    occasion: { en: 'Friday with the neighbors', es: 'Un viernes con los vecinos' },
    quote: {
      en: 'They asked who would be eating before they asked what I wanted. The nut-free half was labeled, and it was the half that went first.',
      es: 'Antes de preguntarme qué quería, me preguntaron quiénes iban a comer. La mitad sin nueces venía marcada, y fue la primera que se acabó.',
    },
  },
  {
    id: 3,
    name: 'Mei-Lin Torres',
    occasion: { en: 'A box to Sacramento', es: 'Una caja hasta Sacramento' },
    quote: {
      en: 'I sent a gift box to my sister for her new house. She called before she had closed the door, with her mouth full.',
      es: 'Le mandé una caja de regalo a mi hermana por su casa nueva. Me llamó antes de cerrar la puerta, con la boca llena.',
    },
  },
];
