/** Called when Back or Forward was used, before the router follows; true if it must not. */
export type HistoryBlocker = (delta: number | null) => boolean;

/** Only the last one is asked. */
export const historyBlockers: HistoryBlocker[] = [];

export const isHistoryBlocked: HistoryBlocker = (delta) => historyBlockers.at(-1)?.(delta) ?? false;
