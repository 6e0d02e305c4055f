import type { Attachment } from "svelte/attachments";

/** Show a dialog above the page for as long as it exists. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  dialog.showModal();
  return () => dialog.close();
};
