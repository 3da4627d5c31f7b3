(function () {
  // Of a page that came with its content: asked for once it is painted, each in a task of its own.
  var scripts = (document.currentScript.dataset.scripts || '').match(/\S+/g) || [];

  function start() {
    scripts.splice(0).forEach(function (address) {
      var script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.crossOrigin = '';
      script.src = address;
      document.body.append(script);
    });
  }

  // A page that nobody looks at is not painted, and an old browser does not tell.
  setTimeout(start, document.hidden ? 0 : 1000);
  try {
    new window.Worker('/clock-worker.js');
    new window.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (_) {
    // The app reads the clock's data in itself.
  }
})();
