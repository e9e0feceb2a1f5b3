import { useRef } from 'react';

/** Marks rows; of two wishes about the same row the later one stays, since it is sent once the other was answered. */
export function useMarks<Row extends { readonly id: number }>(
  mark: (row: Row, read: boolean) => Promise<Row>,
): (row: Row, read: boolean) => Promise<Row> {
  const latest = useRef(new Map<number, Promise<Row>>());

  async function markAfter(before: Promise<Row> | undefined, row: Row, read: boolean) {
    await Promise.allSettled([before]);
    return mark(row, read);
  }

  return (row, read) => {
    const marked = markAfter(latest.current.get(row.id), row, read);
    latest.current.set(row.id, marked);
    return marked;
  };
}
