// Runs before the first paint so that a chosen theme never flashes the other one (no inline script: strict CSP).
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch (_) {
    // Storage may be blocked; the system's theme stands then.
  }
  var dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  // The first use of Intl reads its data in, which takes a phone a tenth of a second: in the time the app is on its way. The
  // zone is the app's DEFAULT_TIME_ZONE.
  requestAnimationFrame(function () {
    setTimeout(function () {
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
    });
  });
})();
