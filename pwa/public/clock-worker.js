// Once a thread of the browser has read in a time zone's data, all have it: this one keeps nobody waiting.
new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
globalThis.close();
