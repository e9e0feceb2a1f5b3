import { classes } from '../../ui/classes';
import * as styles from './EventMarks.css';
import { type JudgedProduct, useEventAvailability } from './use-event-availability';
import { useRequirementTexts, useUnavailabilityText } from './use-event-texts';

interface EventMarksProps {
  readonly product: JudgedProduct;
  readonly className?: string | undefined;
}

/** For lists of products: why it can't be had for the event, in a few words. */
export function EventMarks({ product, className }: EventMarksProps) {
  const availability = useEventAvailability(product);
  const getUnavailabilityText = useUnavailabilityText();
  const getRequirementTexts = useRequirementTexts();
  if (!availability) return null;
  const { event, unavailability, requirements } = availability;
  const { against, onRequest } = getRequirementTexts(requirements);
  const dayText = event.date && unavailability && getUnavailabilityText(unavailability, event.date);
  const reasons = dayText ? [...against, dayText] : against;
  if (reasons.length === 0 && !onRequest) return null;
  return (
    <span className={classes(styles.marks, className)}>
      {reasons.map((reason) => (
        <span key={reason} className={styles.mark.against}>
          {reason}
        </span>
      ))}
      {onRequest && <span className={styles.mark.onRequest}>{onRequest}</span>}
    </span>
  );
}
