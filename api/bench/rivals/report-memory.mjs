// Preloaded into a measured process: answers each message of its parent with what it holds, in bytes, and has worked.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  // libuv gives the peak in kilobytes.
  process.send?.({
    now: process.memoryUsage.rss(),
    peak: maxRSS * 1024,
    processorSeconds: (user + system) / 1e6,
  });
});
process.channel?.unref();
