import { http } from 'msw';
import { mockServer } from './mock-server';

/** Keeps the mocked shop's answers to a call back until they are let go by what this answers. */
export function holdBack(method: 'get' | 'put' | 'post' | 'delete', path: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // What answers nothing leaves the request to the shop.
  mockServer.use(http[method](`*${path}`, () => held));
  return letGo;
}
