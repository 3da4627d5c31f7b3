import { refused, showToast } from '#shared/ui/feedback/toast-store';

/** Opens the device's share sheet with this page under a name, or copies its address where there is none. */
export const sharePage = (name: string): Promise<void> => shareAddress(name, location.href);

/** The same for another address. */
export const shareAddress = async (name: string, url: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copyAddress(url, 'Link copied');
  try {
    await navigator.share({ title: name, url });
  } catch (error) {
    // The person thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copyAddress(url, 'Link copied');
  }
};

/** Copies an address, or asks to where that is not allowed. @param title of the toast that says that it is copied */
export const copyAddress = (url: string, title: string): Promise<void> =>
  copyText(url, { title, refusal: `Please copy this address: ${url}` });

/** Copies any text. @param words of the toast that says that it is copied, or what to do where that is not allowed */
export const copyText = async (text: string, words: { title: string; refusal: string }): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: words.title });
  } catch {
    showToast(refused('Error', words.refusal));
  }
};
