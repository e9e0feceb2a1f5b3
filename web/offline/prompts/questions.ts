export interface UpdateQuestion {
  readonly kind: 'update';
  readonly reload: () => void;
  readonly later: () => void;
}

export interface InstallQuestion {
  readonly kind: 'install';
  /** Opens the browser's own question; where there is none, people are told how to do it themselves. */
  readonly install: (() => Promise<void>) | undefined;
  readonly later: () => void;
}

export type Question = UpdateQuestion | InstallQuestion;

let asked: Partial<Record<Question['kind'], Question>> = {};
const listeners = new Set<() => void>();

function set(kind: Question['kind'], question: Question | undefined): void {
  asked = { ...asked, [kind]: question };
  for (const listener of listeners) listener();
}

/** What the shop asks at its edge: one question at a time, that for an update first. */
export const questions = {
  current: () => asked.update ?? asked.install,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks as soon as nothing more urgent is asked. */
export const ask = (question: Question): void => set(question.kind, question);

export const withdraw = (kind: Question['kind']): void => set(kind, undefined);
