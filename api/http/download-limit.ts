import type { ServerResponse } from 'node:http';
import { getClientNetwork } from '../dispatch/client-network';
import { busyError } from '../dispatch/http-error';

/** Limits for concurrent streamed responses, each of which holds a file open while its client reads. */
interface DownloadLimits {
  readonly total: number;
  /** A network may be a household or an office. */
  readonly perNetwork: number;
}

const downloadLimits: DownloadLimits = { total: 256, perNetwork: 64 };

const retryAfterSeconds = 5;

/** Counts a download until its response closes. Throws 503 with `Retry-After` over the limit. */
export type AdmitDownload = (ip: string, response: ServerResponse) => void;

export function createDownloadLimit({ total, perNetwork } = downloadLimits): AdmitDownload {
  const counts = new Map<string, number>();
  let activeTotal = 0;

  return (ip, response) => {
    const network = getClientNetwork(ip);
    const activeInNetwork = counts.get(network) ?? 0;
    if (activeTotal >= total || activeInNetwork >= perNetwork) throw busyError(retryAfterSeconds);
    activeTotal += 1;
    counts.set(network, activeInNetwork + 1);
    response.once('close', () => {
      activeTotal -= 1;
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
  };
}
