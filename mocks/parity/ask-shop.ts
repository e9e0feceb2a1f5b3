import type { TestShop } from '../../api/testing/shop';
import type { ParityAnswer } from './ask-mocks';
import type { ParityRequest } from './requests';

/** Asks the server, every time from another network: nobody has sent too many posts. */
export function shopAsker({
  origin,
  ask,
}: TestShop): (request: ParityRequest) => Promise<ParityAnswer> {
  let times = 0;
  return ({ path, method, headers, body }) => {
    times += 1;
    const sender = { Origin: origin, 'X-Forwarded-For': `2001:db8:0:${times.toString(16)}::1` };
    return ask(path, {
      ...(method && { method }),
      headers: { ...sender, ...headers },
      body: body && Buffer.from(body),
    });
  };
}
