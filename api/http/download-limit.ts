import type { ServerResponse } from 'node:http';
import { clientNetwork } from '../dispatch/client-network';
import { busy } from '../dispatch/problem';

/** Large responses that are streamed at a time. Each holds a file open for as long as its client takes to read it. */
export interface DownloadLimits {
  readonly total: number;
  /** Of one network: several pages of a household or an office. */
  readonly perNetwork: number;
}

const downloadLimits: DownloadLimits = { total: 256, perNetwork: 64 };

/** Seconds after which a client that was rejected tries again. */
const retryAfterSeconds = 5;

/** Counts a download until its response closes. Throws 503 with `Retry-After` while too many are under way. */
export type AdmitDownload = (address: string, response: ServerResponse) => void;

export function createDownloadLimit({ total, perNetwork } = downloadLimits): AdmitDownload {
  const counts = new Map<string, number>();
  let underWay = 0;

  return (address, response) => {
    const network = clientNetwork(address);
    const ofNetwork = counts.get(network) ?? 0;
    if (underWay >= total || ofNetwork >= perNetwork) throw busy(retryAfterSeconds);
    underWay += 1;
    counts.set(network, ofNetwork + 1);
    response.once('close', () => {
      underWay -= 1;
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  };
}
