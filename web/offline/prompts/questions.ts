import { createStore } from 'zustand/vanilla';

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

/** What is asked, by kind. */
export const questions = createStore<Partial<Record<Question['kind'], Question>>>(() => ({}));

/** One question at a time is shown, the one about an update first. */
export const firstQuestion = ({ update, install } = questions.getState()): Question | undefined =>
  update ?? install;

/** Asks as soon as nothing more urgent is asked. */
export const ask = (question: Question): void => questions.setState({ [question.kind]: question });

export const withdraw = (kind: Question['kind']): void => questions.setState({ [kind]: undefined });
