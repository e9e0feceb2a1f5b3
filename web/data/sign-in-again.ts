type Answer = 'signed-in' | 'declined';

interface Question {
  readonly answered: Promise<Answer>;
  readonly answer: (given: Answer) => void;
}

const listeners = new Set<() => void>();
let question: Question | undefined;
let signIns = 0;

function newQuestion(): Question {
  let answer: (given: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function settle(given: Answer): void {
  const open = question;
  question = undefined;
  open?.answer(given);
  tell();
}

/** Has whoever is at work sign in again, where a session ended: one question for all calls that wait for it. */
export const signInAgain = {
  /** Hears when a question comes and goes. Once nobody listens any more, what is asked is declined. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) settle('declined');
    };
  },

  isAsked: (): boolean => question !== undefined,

  /** Resolves with what comes of it; at once where nobody listens. */
  async ask(): Promise<Answer> {
    if (listeners.size === 0) return 'declined';
    if (!question) {
      question = newQuestion();
      tell();
    }
    return question.answered;
  },

  signedIn(): void {
    signIns += 1;
    settle('signed-in');
  },

  decline: (): void => settle('declined'),

  /** How often somebody has signed in again. */
  times: (): number => signIns,
};
