(() => {
  // Of a page that came with its content: asked for once it is painted, each in a task of its own.
  const scripts = (document.currentScript.dataset.scripts || '').match(/\S+/g) || [];

  const start = () => {
    for (const src of scripts.splice(0))
      document.body.append(
        Object.assign(document.createElement('script'), {
          type: 'module',
          async: false,
          crossOrigin: '',
          src,
        }),
      );
  };

  // A page that nobody looks at is not painted, and an old browser does not tell.
  setTimeout(start, document.hidden ? 0 : 1000);
  try {
    new window.Worker('/clock-worker.js');
    new window.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (_) {
    // The app reads the clock's data in itself.
  }
})();
