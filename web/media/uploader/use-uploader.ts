import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { BilingualText } from '#contract/core/language';
import { toFileTitle } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { useBeforeUnload } from '../../admin/shell/unsaved-changes/use-before-unload';
import { validateImage } from '../../data/validate-image';
import { useLanguage } from '../../i18n/use-language';
import { findNearestUnsent, isDone, isUnsent, type Upload, urlKey } from './upload-reducer';
import { useTitleFromUrl } from './use-title-from-url';
import { useUploadFolder } from './use-upload-folder';
import { getTitlePath, useUploadForm } from './use-upload-form';
import { useUploadQueue } from './use-upload-queue';
import { useUploadToasts } from './use-upload-toasts';

export interface UploaderProps {
  /** The initial folder; undefined hides the choice. */
  readonly folder?: { readonly id: string | undefined };
  /** Uploaded on mount. */
  readonly files?: readonly File[] | undefined;
  readonly onUploadStart?: () => void;
  /** Called with undefined when the file was saved but can't be shown. */
  readonly onUploaded?: (file: MediaFile | undefined) => void;
}

export function useUploader({ folder, files, onUploadStart, onUploaded }: UploaderProps) {
  const language = useLanguage();
  const { form, errors, reset } = useUploadForm();
  const { getValues, setValue, setFocus, unregister } = form;
  const uploadFolder = useUploadFolder(folder?.id);
  const urlTitle = useTitleFromUrl(form);
  const [rejectionReasons, setRejectionReasons] = useState<readonly BilingualText[]>([]);
  const zone = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const toasts = useUploadToasts();
  const queue = useUploadQueue({ onDone, onFailed: toasts.showFailed });
  const { uploads } = queue;
  const hasStarted = useRef(false);
  const isFromUrl = uploads.every(({ key }) => key === urlKey);
  useBeforeUnload(uploads.some(isUnsent));

  function onDone(key: string, file: MediaFile | undefined): void {
    unregister(getTitlePath(key));
    onUploaded?.(file);
    if (!file) toasts.showNoPreview();
  }

  /** Adds the images and shows why other files are rejected. Resolves to the added uploads. */
  async function add(files: readonly File[]): Promise<readonly Pick<Upload, 'key' | 'source'>[]> {
    const reasons = await Promise.all(files.map(validateImage));
    setRejectionReasons(reasons.flatMap((reason) => reason ?? []));
    const added = files
      .filter((_, index) => reasons[index] === undefined)
      .map((source) => ({ key: uuid(), source }));
    const [first] = added;
    if (!first) return [];
    if (uploads.every(isDone)) prepareFirstUpload(first.key);
    for (const { key, source } of added) {
      if (!getValues(getTitlePath(key))) setValue(getTitlePath(key), toFileTitle(source.name));
    }
    queue.add(added);
    setFocus(getTitlePath(first.key));
    return added;
  }

  const sendInitialFiles = useEffectEvent(async () => {
    if (!files || hasStarted.current) return;
    hasStarted.current = true;
    for (const upload of await add(files)) await sendOne(upload);
  });

  useEffect(() => void sendInitialFiles(), []);

  /** Removes finished uploads; the first new upload gets a title that was typed before. */
  function prepareFirstUpload(key: string): void {
    if (uploads.length > 0) startOver();
    setValue(getTitlePath(key), urlTitle.getTypedTitle());
    unregister(getTitlePath(urlKey));
    setValue('file_url', '');
  }

  function startOver(): void {
    queue.clear();
    reset();
    urlTitle.updateFromUrl('');
  }

  function send(upload: Pick<Upload, 'key' | 'source'>): void {
    onUploadStart?.();
    const { titles, description, tags } = getValues();
    const title = titles[upload.key] ?? '';
    void queue.send(upload, {
      ...upload,
      title,
      description,
      tags,
      folderId: uploadFolder.id,
      language,
    });
  }

  /** Resolves to whether the upload was started, which requires a valid title, description and tags. */
  async function sendOne(upload: Pick<Upload, 'key' | 'source'>): Promise<boolean> {
    const fields = [getTitlePath(upload.key), 'description', 'tags'] as const;
    const isValid = await form.trigger(fields, { shouldFocus: true });
    if (isValid) send(upload);
    else toastMissingTitle();
    return isValid;
  }

  function sendAll(): void {
    setRejectionReasons([]);
    if (isFromUrl) sendFromUrl();
    else uploads.filter(isUnsent).forEach(send);
  }

  function sendFromUrl(): void {
    const upload = { key: urlKey, source: getValues('file_url') };
    queue.add([upload]);
    send(upload);
  }

  function toastNoFile(): void {
    toasts.showNoFile();
    inputRef.current?.focus();
  }

  function toastMissingTitle(): void {
    const { titles } = getValues();
    if (Object.values(titles).some((title) => title.trim() === '')) toasts.showMissingTitle();
  }

  return {
    uploads,
    form,
    errors,
    urlTitle,
    folder: folder && uploadFolder,
    rejectionReasons,
    zone,
    inputRef,
    add,
    submit(event: FormEvent): void {
      event.preventDefault();
      if (isFromUrl && !getValues('file_url')) toastNoFile();
      else void form.handleSubmit(sendAll, toastMissingTitle)();
    },
    async retry(upload: Upload): Promise<void> {
      if (await sendOne(upload)) setFocus(getTitlePath(upload.key));
    },
    remove(upload: Upload): void {
      const next = findNearestUnsent(uploads, upload);
      queue.remove(upload.key);
      unregister(getTitlePath(upload.key));
      if (next) setFocus(getTitlePath(next.key));
      else inputRef.current?.focus();
    },
    clear(): void {
      startOver();
      setRejectionReasons([]);
      inputRef.current?.focus();
    },
  };
}

export type UploaderState = ReturnType<typeof useUploader>;
