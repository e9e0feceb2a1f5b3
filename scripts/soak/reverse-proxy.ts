/** A reverse proxy in front of several servers. */
export interface ReverseProxy {
  stop(): Promise<void>;
}

export interface ProxyOptions {
  readonly folder: string;
  readonly port: number;
  readonly upstreamPorts: readonly number[];
}
