import { screen } from '@testing-library/react';
import { buildTimestamp, createMessageRow } from '../../../testing/inbox-rows';

/** Messages of numbered guests, the last one newest. */
export const createMessages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createMessageRow({
      id: index + 1,
      name: `Guest ${index + 1}`,
      createdAt: buildTimestamp(1, 0, index),
      receivedAt: buildTimestamp(1, 0, index),
    }),
  );

export const getRowNames = () =>
  screen.getAllByRole('rowheader').map((header) => header.textContent);
