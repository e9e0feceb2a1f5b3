let underWay = 0;

/** The browser asks in words of its own. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Does something during which the browser asks whoever closes the page whether they mean it. */
export async function keepingPage<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) removeEventListener('beforeunload', ask);
  }
}
