import { useCallback, useRef, useState } from 'react';

interface SelectedFile {
  readonly id: string;
  /** Whether the user selected it just now, and wants to see it. */
  readonly byUser: boolean;
}

/**
 * The selected file, and whether it's being edited. Selecting another one ends editing; with unsaved changes, the
 * selection waits in `pendingSelection` until the user confirms.
 */
export function useSelectedFile() {
  const [selected, setSelected] = useState<SelectedFile>();
  const [editing, setEditing] = useState(false);
  const [pendingSelection, setPendingSelection] = useState<SelectedFile>();
  const hasUnsavedChanges = useRef(false);
  /**
   * Whether the user has uploaded an image and selected no other file since: then the new file is selected when it's
   * there.
   */
  const expectsUpload = useRef(false);

  function show(next: SelectedFile | undefined): void {
    setPendingSelection(undefined);
    setEditing(false);
    setSelected(next);
  }

  return {
    selected,
    editing,
    pendingSelection,
    select(id: string): void {
      expectsUpload.current = false;
      const next = { id, byUser: true };
      if (id === selected?.id) setSelected(next);
      else if (hasUnsavedChanges.current) setPendingSelection(next);
      else show(next);
    },
    startEditing(): void {
      expectsUpload.current = false;
      setEditing(true);
    },
    stopEditing: () => setEditing(false),
    setHasUnsavedChanges: useCallback((is: boolean) => {
      hasUnsavedChanges.current = is;
    }, []),
    discard: () => show(pendingSelection),
    cancelSelection: () => setPendingSelection(undefined),
    deselect: (id: string) => {
      if (id === selected?.id) show(undefined);
    },
    expectUpload(): void {
      expectsUpload.current = !editing;
    },
    /** Unless the user has done something else since the upload started. */
    showUploaded(id: string): void {
      if (!expectsUpload.current) return;
      expectsUpload.current = false;
      show({ id, byUser: false });
    },
  };
}
