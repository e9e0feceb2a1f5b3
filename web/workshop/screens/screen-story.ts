import type { Scenario } from '#mocks/scenarios';
import type { Page } from '../../routing/define-page';
import type { DeviceState } from '../device-state';

export interface ScreenStory {
  readonly name: string;
  /** English path with query. */
  readonly path: string;
  readonly scenarios?: readonly Scenario[];
  /** Empty if not given. */
  readonly device?: DeviceState;
  /** Brings the screen into its state once it is loaded. */
  readonly play?: (screen: Document) => Promise<void>;
}

/** The documented states of a page, or of one of the back office's pages. */
export interface ScreenGroup {
  readonly title: string;
  readonly page: Page;
  readonly stories: readonly ScreenStory[];
}
