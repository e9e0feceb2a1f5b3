import { Trans, useLingui } from '@lingui/react/macro';
import { orderEditedMeanwhile } from '#contract/orders/messages';
import { formatList } from '../../../../i18n/formats';
import { useLanguage } from '../../../../i18n/use-language';
import { Notice } from '../../../../ui/notice/Notice';
import type { OrderField } from './merge-order-values';
import { orderFieldLabels } from './order-field-labels';

interface OrderConflictNoticeProps {
  /** Changed in the other session only: the form has their values. */
  readonly merged: readonly OrderField[];
  /** Changed in both sessions: the form has values that would undo theirs. */
  readonly conflicting: readonly OrderField[];
}

export function OrderConflictNotice({ merged, conflicting }: OrderConflictNoticeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const format = (fields: readonly OrderField[]) =>
    formatList(
      fields.map((field) => t(orderFieldLabels[field])),
      language,
    );
  const mergedList = format(merged);
  const conflictingList = format(conflicting);
  return (
    <Notice>
      {orderEditedMeanwhile[language]}
      {mergedList && (
        <>
          {' '}
          <Trans>The form now has these changes of the other version: {mergedList}.</Trans>
        </>
      )}
      {conflictingList && (
        <>
          {' '}
          <Trans>You both changed: {conflictingList}. The form still has your values.</Trans>
        </>
      )}
    </Notice>
  );
}
