import { createStore } from 'zustand/vanilla';
import { hasStatus, type Middleware, setMiddleware } from '../../data/http-client';

type ReauthResult = 'signed-in' | 'declined';

interface ReauthPrompt {
  readonly result: Promise<ReauthResult>;
  readonly resolveResult: (value: ReauthResult) => void;
}

const unauthorized = 401;

const store = createStore<ReauthPrompt | undefined>(() => undefined);
let listeners = 0;
let signIns = 0;

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
  if (listeners === 0) return 'declined';
  const prompt = store.getState() ?? createPrompt();
  store.setState(prompt, true);
  return prompt.result;
}

/** Repeats an admin request that failed with 401 after the user has signed in again. */
const retryAfterSignIn: Middleware = async ({ access }, call) => {
  const previousSignIns = signIns;
  try {
    return await call();
  } catch (error) {
    if (access !== 'administrator' || !hasStatus(error, unauthorized)) throw error;
    // Another request may have triggered a sign-in meanwhile.
    const isSignedIn = signIns > previousSignIns || (await requestSignIn()) === 'signed-in';
    if (!isSignedIn) throw error;
    return call();
  }
};

/** Asks an admin whose session has expired to sign in again: one dialog for all pending requests. */
export const reauth = {
  /** Notifies when the dialog opens or closes. Without listeners, no dialog opens. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = store.subscribe(listener);
    listeners += 1;
    setMiddleware(retryAfterSignIn);
    return () => {
      unsubscribe();
      listeners -= 1;
      if (listeners > 0) return;
      setMiddleware(undefined);
      settlePrompt('declined');
    };
  },

  isOpen: (): boolean => store.getState() !== undefined,

  complete(): void {
    signIns += 1;
    settlePrompt('signed-in');
  },

  decline: (): void => settlePrompt('declined'),
};
