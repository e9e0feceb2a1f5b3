import { createStore } from 'zustand/vanilla';
import * as HTTP from '#contract/core/http-status';
import { hasStatus, type Middleware, setMiddleware } from '../../data/http-client';

type ReauthResult = 'signed-in' | 'declined';

interface ReauthPrompt {
  readonly result: Promise<ReauthResult>;
  readonly resolveResult: (value: ReauthResult) => void;
}

const store = createStore<ReauthPrompt | undefined>(() => undefined);
let listenerCount = 0;
let signInCount = 0;

function createPrompt(): ReauthPrompt {
  let resolveResult: (value: ReauthResult) => void = () => undefined;
  const result = new Promise<ReauthResult>((resolve) => {
    resolveResult = resolve;
  });
  return { result, resolveResult };
}

function settlePrompt(value: ReauthResult): void {
  const prompt = store.getState();
  store.setState(undefined, true);
  prompt?.resolveResult(value);
}

async function requestSignIn(): Promise<ReauthResult> {
  // The last listener may have unsubscribed during the request.
  if (listenerCount === 0) return 'declined';
  const prompt = store.getState() ?? createPrompt();
  store.setState(prompt, true);
  return prompt.result;
}

/** Repeats an admin request that failed with 401 after the user has signed in again. */
const retryAfterSignIn: Middleware = async ({ access }, call) => {
  const previousSignIns = signInCount;
  try {
    return await call();
  } catch (error) {
    if (access !== 'admin' || !hasStatus(error, HTTP.unauthorized)) throw error;
    // Another request may have triggered a sign-in meanwhile.
    const isSignedIn = signInCount > previousSignIns || (await requestSignIn()) === 'signed-in';
    if (!isSignedIn) throw error;
    return call();
  }
};

/** Asks an admin whose session has expired to sign in again: one dialog for all pending requests. */
export const reauth = {
  /** Notifies when the dialog opens or closes. Without listeners, no dialog opens. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = store.subscribe(listener);
    listenerCount += 1;
    setMiddleware(retryAfterSignIn);
    return () => {
      unsubscribe();
      listenerCount -= 1;
      if (listenerCount > 0) return;
      setMiddleware(undefined);
      settlePrompt('declined');
    };
  },

  isOpen: (): boolean => store.getState() !== undefined,

  complete(): void {
    signInCount += 1;
    settlePrompt('signed-in');
  },

  decline: (): void => settlePrompt('declined'),
};
