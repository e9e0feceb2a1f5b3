import { Trans, useLingui } from '@lingui/react/macro';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import type { PlanLineSummary } from '#contract/planner/summarize-plan';
import { findOption } from '#contract/products/options';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';
import { button } from '../../ui/button/Button.css';
import { useSavedToast } from '../add-to-cart/use-saved-toast';
import { addToCart, getCartOption } from '../cart/change-cart';
import { eventStore } from '../event/event-store';

interface PutInCartProps {
  readonly lines: readonly PlanLineSummary[];
  readonly plan: EventPlan;
  /** Tells the buttons of the proposals apart. */
  readonly titleId: string;
}

/** Also saves the event on the device, which fills in the order form. */
export function PutInCart({ lines, plan, titleId }: PutInCartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const showSavedToast = useSavedToast();
  const ordered = lines.filter(({ quantity }) => quantity > 0);

  function putInCart(): void {
    const isSaved = ordered.map(({ product, optionKey, quantity }) =>
      addToCart(product.id, quantity, getCartOption(findOption(product, optionKey))),
    );
    const { date, place, without, diets } = plan;
    eventStore.write({ date, people: countPeople(plan), place, without, diets });
    showSavedToast(
      {
        title: t`Added to cart`,
        description: t`Your day, your guests and what they don’t eat are in the order form already.`,
        page: paths.cart(),
        action: {
          label: t`See cart`,
          run: () => void navigate(localizePath(paths.cart(), language)),
        },
      },
      isSaved.every(Boolean),
    );
  }

  return (
    <button
      type="button"
      className={button.widePrimary}
      aria-describedby={titleId}
      disabled={ordered.length === 0}
      onClick={putInCart}
    >
      <Trans>Put in the cart</Trans>
    </button>
  );
}
