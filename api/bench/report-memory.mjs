// Preloaded into a measured process: answers each message of its parent with what it holds, in bytes.
process.on('message', () => {
  // libuv gives the peak in kilobytes.
  process.send?.({ now: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 });
});
process.channel?.unref();
