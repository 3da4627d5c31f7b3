(function () {
  // A page that came with its content names the app's scripts here: they start once it is painted, each in a task of its own.
  var scripts = (document.currentScript.dataset.scripts || '').split(' ').filter(Boolean);

  function start() {
    scripts.forEach(function (address) {
      var script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.crossOrigin = '';
      script.src = address;
      document.body.append(script);
    });
    setTimeout(function () {
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
    });
  }

  // A page that nobody looks at is not painted.
  if (document.hidden) start();
  else
    requestAnimationFrame(function () {
      setTimeout(start);
    });
})();
