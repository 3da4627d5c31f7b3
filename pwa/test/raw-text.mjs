/** What Vite makes of `?raw`: the file's text. */
export default {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
