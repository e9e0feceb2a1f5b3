import { http } from 'msw';
import { mockServer } from './mock-server';

/** Delays matching responses until the returned function is called. */
export function holdBack(method: 'get' | 'put' | 'post' | 'delete', path: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Returning nothing passes the request on to the next handler.
  mockServer.use(http[method](`*${path}`, () => held));
  return letGo;
}
