import { useRef } from 'react';

/** Serializes requests for the same row, so that the last one wins. */
export function useSerializedSetRead<Row extends { readonly id: number }>(
  setRead: (row: Row, read: boolean) => Promise<Row>,
): (row: Row, read: boolean) => Promise<Row> {
  const latest = useRef(new Map<number, Promise<Row>>());

  async function setReadAfter(previous: Promise<Row> | undefined, row: Row, read: boolean) {
    await Promise.allSettled([previous]);
    return setRead(row, read);
  }

  return (row, read) => {
    const setting = setReadAfter(latest.current.get(row.id), row, read);
    latest.current.set(row.id, setting);
    return setting;
  };
}
