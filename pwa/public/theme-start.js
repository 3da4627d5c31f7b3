(() => {
  const { documentElement: root, location } = document;
  let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // The door's tablet, and not the report of a night: a place of its own, dark as the cellar is.
  if (/^\/door(#d|$)/.test(location.pathname + location.hash)) {
    theme = 'dark';
    root.dataset.door = '';
  }
  try {
    theme = localStorage.theme || theme;
  } catch (_) {
    // Blocked: the system's theme stands.
  }
  root.classList.add(theme);
})();
