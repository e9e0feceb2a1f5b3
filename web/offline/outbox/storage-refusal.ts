/** Whether a browser refused to keep or to read something; anything else is a fault of ours. */
export const isStorageRefusal = (fault: unknown): boolean => fault instanceof DOMException;
