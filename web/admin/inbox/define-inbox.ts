import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ChangeableListView } from '../data-table/use-list-view';
import type { InboxColumn } from './columns';
import type { DetailProps } from './DetailDialog';
import { createInboxApi, type InboxApi, type InboxEndpoints } from './inbox-api';
import type { InboxItem } from './inbox-item';
import type { StatusDefinition } from './status-display';

export interface ToolbarProps {
  readonly view: ChangeableListView;
}

interface InboxDisplay<Item extends InboxItem, Status extends string> {
  readonly columns: readonly InboxColumn<Item>[];
  /** Undefined if items have no status. */
  readonly status?: StatusDefinition<Item, Status>;
  readonly texts: {
    readonly title: MessageDescriptor;
    readonly search: ReactNode;
    readonly empty: ReactNode;
    readonly failed: ReactNode;
  };
  /** Additional filters; they write to the view under the names of query parameters. */
  readonly Filters?: ComponentType<ToolbarProps>;
  readonly Actions?: ComponentType<ToolbarProps>;
  /** Stays visible on phones. */
  readonly PrimaryAction?: ComponentType;
  /** Renders an open item in a `DetailDialog`. */
  readonly Detail: ComponentType<DetailProps<Item, Status>>;
}

interface InboxOptions<Item extends InboxItem, Status extends string>
  extends InboxDisplay<Item, Status> {
  readonly endpoints: InboxEndpoints<Item>;
}

/** The submissions of one form, as a tab. */
export interface Inbox<Item extends InboxItem, Status extends string>
  extends InboxDisplay<Item, Status> {
  readonly api: InboxApi<Item>;
}

export const defineInbox = <Item extends InboxItem, Status extends string = never>({
  endpoints,
  ...display
}: InboxOptions<Item, Status>): Inbox<Item, Status> => ({
  ...display,
  api: createInboxApi(endpoints),
});
