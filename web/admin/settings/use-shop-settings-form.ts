import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { buildUrl } from '#contract/core/endpoint';
import { setShopSettings } from '#contract/settings/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import type { ShopSettingsInput } from '#contract/settings/input-schema';
import { type ShopSettingsResponse, shopSettingsResponse } from '#contract/settings/schema';
import { request } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { useSending } from '../../ui/form/use-sending';
import { requestCatalogRefresh } from '../shell/mutations/request-catalog-refresh';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import {
  mergeSettingsValues,
  type SettingsFormValues,
  settingsForm,
  toFormValues,
} from './shop-settings-form';

export type ShopSettingsForm = UseFormReturn<SettingsFormValues, unknown, ShopSettingsInput>;

/** The settings as another admin saved them, if a save failed with 409. */
function parseCurrentSettings(error: unknown): ShopSettingsResponse | undefined {
  const { success, output } = v.safeParse(shopSettingsResponse, parseProblem(error)?.current);
  return success ? output : undefined;
}

export function useShopSettingsForm(initialSettings: ShopSettingsResponse) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  /** What the form started from: after "Keep mine", the other session's settings. */
  const [base, setBase] = useState(initialSettings);
  const [theirs, setTheirs] = useState<ShopSettingsResponse>();
  const form = useForm<SettingsFormValues, unknown, ShopSettingsInput>({
    resolver: valibotResolver(settingsForm, { lang: language }),
    defaultValues: toFormValues(initialSettings),
  });
  useRevalidateOnLanguageChange(form);

  function load(settings: ShopSettingsResponse): void {
    form.reset(toFormValues(settings));
    setBase(settings);
    setTheirs(undefined);
  }

  async function save(values: ShopSettingsInput, version: number): Promise<void> {
    if (sending) return;
    const outcome = await whileSending(() =>
      runMutation(() => request(setShopSettings, { body: { ...values, version, language } }), {
        done: () => t`Settings saved`,
        failed: t`The settings couldn’t be saved. Please try again.`,
        isHandledElsewhere: (error) => parseCurrentSettings(error) !== undefined,
      }),
    );
    if (outcome.done) await showSaved(outcome.result);
    else setTheirs(parseCurrentSettings(outcome.error));
  }

  /** What wasn't edited here is saved as the other session saved it. */
  async function keepMine(current: ShopSettingsResponse): Promise<void> {
    const after = toFormValues(current);
    const merged = mergeSettingsValues(toFormValues(base), form.getValues(), after);
    load(current);
    form.reset(merged, { keepDefaultValues: true });
    await form.handleSubmit((values) => save(values, current.version))();
  }

  async function showSaved(saved: ShopSettingsResponse): Promise<void> {
    load(saved);
    requestCatalogRefresh();
    await mutate(buildUrl(getShopSettings), saved, { revalidate: false });
  }

  return {
    form,
    sending,
    /** The settings that someone else saved in the meantime. */
    theirs,
    submit: form.handleSubmit((values) => save(values, base.version)),
    keepMine,
    load,
    discard: () => form.reset(),
  };
}
