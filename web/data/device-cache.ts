// Separate file: the worker must not import modules that use `document`.

/** Set on responses from the worker's cache: when it was stored, in epoch milliseconds by the device's clock. */
export const cacheHeader = 'X-Stored';

/** The worker's cache of server-rendered pages. */
export const pageCacheName = 'pages';
