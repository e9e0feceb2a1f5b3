import { createStore } from 'zustand/vanilla';

export interface UpdateQuestion {
  readonly kind: 'update';
  readonly reload: () => void;
  readonly later: () => void;
}

export interface InstallQuestion {
  readonly kind: 'install';
  /** Opens the browser's install dialog; undefined when only manual installation is possible. */
  readonly install: (() => Promise<void>) | undefined;
  readonly later: () => void;
}

export type Question = UpdateQuestion | InstallQuestion;

export const questions = createStore<Partial<Record<Question['kind'], Question>>>(() => ({}));

/** Only one prompt is shown at a time; updates take precedence. */
export const firstQuestion = ({ update, install } = questions.getState()): Question | undefined =>
  update ?? install;

export const enqueuePrompt = (question: Question): void =>
  questions.setState({ [question.kind]: question });

export const withdraw = (kind: Question['kind']): void => questions.setState({ [kind]: undefined });
