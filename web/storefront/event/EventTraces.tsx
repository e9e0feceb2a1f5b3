import { TracesNote } from '../product-card/TracesNote';
import { useEvent } from './event-store';

export function EventTraces() {
  const { without, diets } = useEvent();
  return without.length + diets.length > 0 && <TracesNote />;
}
