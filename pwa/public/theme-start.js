(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch (_) {
    // Blocked: the system's theme stands.
  }
  var dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
