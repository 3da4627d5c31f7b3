import { showToast } from '#shared/ui/feedback/toast-store';

/** Opens the device's share sheet with this page under a name, or copies its address where there is none. */
export const sharePage = async (name: string): Promise<void> => {
  const url = location.href;
  if (typeof navigator.share !== 'function') return copyAddress(url);
  try {
    await navigator.share({ title: name, url });
  } catch (error) {
    // The person thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(url);
  }
};

const copyAddress = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied' });
  } catch {
    showToast({ title: 'Error', description: `Please copy this address: ${url}`, destructive: true });
  }
};
