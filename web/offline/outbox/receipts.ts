import * as v from 'valibot';
import { withDatabase } from './database';
import { outboxExists } from './exists';
import { type Receipt, receipt } from './receipt';
import { isStorageRefusal } from './storage-refusal';
import { useStored } from './use-stored';

/** Receipts of this visit, for browsers that keep nothing. */
const remembered = new Map<string, Receipt>();

/** Notes a receipt for as long as the page is open. */
export function rememberReceipt(receipt: Receipt): void {
  remembered.set(receipt.number, receipt);
}

/** Every receipt there is on this device; those that cannot be read are left where they are. */
export async function listReceipts(): Promise<readonly Receipt[]> {
  const kept = (await outboxExists()) ? await readReceipts() : [];
  const receipts = kept.filter((value) => v.is(receipt, value));
  return [
    ...new Map([...remembered, ...receipts.map((one) => [one.number, one] as const)]).values(),
  ];
}

async function readReceipts(): Promise<unknown[]> {
  try {
    return await withDatabase((database) => database.getAll('receipts'));
  } catch (fault) {
    if (isStorageRefusal(fault)) return [];
    throw fault;
  }
}

/** The receipts on this device; undefined until they are read. */
export const useReceipts = (): readonly Receipt[] | undefined => useStored(listReceipts);

/** The receipt of an order; undefined until it is read, null where there is none. */
export function useReceipt(number: string): Receipt | null | undefined {
  const receipts = useReceipts();
  return receipts && (receipts.find((one) => one.number === number) ?? null);
}
