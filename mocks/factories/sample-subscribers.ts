import type { MockSubscriber } from '../mock-submissions';
import { subtractTimeAgo, type WithoutId } from './timestamps';

const subscribers = [
  ['rosalind.achterberg@example.com', 'en'],
  ['consuelo.barragan@example.com', 'es'],
  ['daniel.okafor@example.com', 'en'],
  ['lupita.arredondo@example.com', 'es'],
  ['figs.and.friends@example.com', 'en'],
  ['Grace@nakamura-studio.example', 'en'],
  ['paola.cisneros@example.com', 'es'],
  ['hannah.weiss@example.com', 'en'],
  ['la.comadre.de.york@example.com', 'es'],
  ['theo.brandt@example.com', 'en'],
  ['ximena.robles@example.com', 'es'],
  ['bee.landry@example.com', 'en'],
] as const;

const daysBetween = 11;

export const buildSampleSubscribers = (now: Date): WithoutId<MockSubscriber>[] =>
  subscribers.map(([email, language], position) => {
    const days = (subscribers.length - position - 1) * daysBetween;
    const sentAt = subtractTimeAgo({ days, hours: 1 + position }, now).toISOString();
    return { email, language, createdAt: sentAt, receivedAt: sentAt };
  });
