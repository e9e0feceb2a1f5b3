import { screen } from '@testing-library/react';
import { at, messageRow } from '../../../testing/kept-enquiries';

/** Messages of numbered guests, the last one newest. */
export const several = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    messageRow({
      id: index + 1,
      name: `Guest ${index + 1}`,
      createdAt: at(1, 0, index),
      receivedAt: at(1, 0, index),
    }),
  );

export const rowNames = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
