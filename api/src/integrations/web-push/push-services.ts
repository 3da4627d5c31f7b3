/**
 * The push services of the browsers, by host: Chrome, Edge, Opera, Samsung and other Chromium; Firefox; Edge on Windows; Safari.
 */
const KNOWN_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
];

/**
 * Whether an address that a browser has given is one of a push service: the server sends a request to it, which must not reach
 * the venue's own network (SSRF).
 * @param allowed origins of the settings, in addition
 */
export const isPushEndpoint = (endpoint: string, allowed: readonly string[]): boolean => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (allowed.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && KNOWN_HOSTS.some((host) => host.test(url.hostname));
};
