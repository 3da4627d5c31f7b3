const WEB = new Set(['http:', 'https:']);

/** True for an address a link may lead to: `http` or `https`, and nothing that runs or pretends to be somebody. */
export const isWebAddress = (text: string): boolean => {
  const url = parse(text);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return WEB.has(protocol) && hostname.includes('.') && username === '' && password === '';
};

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
