import { http } from 'msw';
import { mockServer } from './mock-server';

/** Delays matching responses until the returned function is called. */
export function delayResponse(method: 'get' | 'put' | 'post' | 'delete', path: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Returning nothing passes the request on to the next handler.
  mockServer.use(http[method](`*${path}`, () => released));
  return release;
}
