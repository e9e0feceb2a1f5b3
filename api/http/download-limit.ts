import type { ServerResponse } from 'node:http';
import { clientNetwork } from '../dispatch/client-network';
import { busy } from '../dispatch/problem';

/** Limits for concurrent streamed responses, each of which holds a file open while its client reads. */
export interface DownloadLimits {
  readonly total: number;
  /** A network may be a household or an office. */
  readonly perNetwork: number;
}

const downloadLimits: DownloadLimits = { total: 256, perNetwork: 64 };

const retryAfterSeconds = 5;

/** Counts a download until its response closes. Throws 503 with `Retry-After` over the limit. */
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
