import { createStore } from 'zustand/vanilla';
import { hasStatus, type Middleware, setMiddleware } from '../../data/http-client';

type Answer = 'signed-in' | 'declined';

interface Question {
  readonly answered: Promise<Answer>;
  readonly answer: (given: Answer) => void;
}

const unauthorized = 401;

const store = createStore<Question | undefined>(() => undefined);
let listeners = 0;
let signIns = 0;

function newQuestion(): Question {
  let answer: (given: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

function settle(given: Answer): void {
  const question = store.getState();
  store.setState(undefined, true);
  question?.answer(given);
}

async function ask(): Promise<Answer> {
  // The last listener may have unsubscribed during the request.
  if (listeners === 0) return 'declined';
  const question = store.getState() ?? newQuestion();
  store.setState(question, true);
  return question.answered;
}

/** Repeats an admin request that failed with 401 after the user has signed in again. */
const retryAfterSignIn: Middleware = async ({ access }, call) => {
  const signInsBefore = signIns;
  try {
    return await call();
  } catch (error) {
    if (access !== 'administrator' || !hasStatus(error, unauthorized)) throw error;
    // Another request may have triggered a sign-in meanwhile.
    const isSignedIn = signIns > signInsBefore || (await ask()) === 'signed-in';
    if (!isSignedIn) throw error;
    return call();
  }
};

/** Asks an admin whose session has expired to sign in again: one dialog for all pending requests. */
export const signInAgain = {
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
      settle('declined');
    };
  },

  isAsked: (): boolean => store.getState() !== undefined,

  signedIn(): void {
    signIns += 1;
    settle('signed-in');
  },

  decline: (): void => settle('declined'),
};
