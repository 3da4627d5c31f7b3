/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** Changes when the API's answers or the libraries that keep them do: answers kept under another version are dropped. */
declare const __ANSWERS_VERSION__: string;
