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
  // The last listener may have gone during the call.
  if (listeners === 0) return 'declined';
  const question = store.getState() ?? newQuestion();
  store.setState(question, true);
  return question.answered;
}

/** Runs a call of an administrator whose session has expired once more after they signed in again. */
const retryAfterSignIn: Middleware = async ({ access }, call) => {
  const signInsBefore = signIns;
  try {
    return await call();
  } catch (error) {
    if (access !== 'administrator' || !hasStatus(error, unauthorized)) throw error;
    // Another call may have had them sign in during this one.
    const isSignedIn = signIns > signInsBefore || (await ask()) === 'signed-in';
    if (!isSignedIn) throw error;
    return call();
  }
};

/** Asks an administrator to sign in again when their session has expired: one question for all calls that wait. */
export const signInAgain = {
  /** Calls the listener when a question comes or goes. Questions are asked only while there is a listener. */
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
