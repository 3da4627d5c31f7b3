/** Parchment by day and dark wood by night, as the reader's system has it; the colours of the app's two themes. */
export const EMBED_STYLE = `
:root{color-scheme:light dark;--paper:#f6ecd8;--card:#fffaf0;--ink:#2c1a10;--soft:#6b4f3a;--line:#d9c3a0;--accent:#8a3b12}
@media (prefers-color-scheme:dark){:root{--paper:#1a110b;--card:#271a11;--ink:#f6e7cf;--soft:#c9ad8a;--line:#4a3524;--accent:#f2a65a}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.4 system-ui,sans-serif;padding:.75rem}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
ol{list-style:none;padding:0;display:grid;gap:.5rem}
li a{display:flex;gap:.75rem;align-items:center;min-height:44px;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:inherit;text-decoration:none}
a:hover strong,.all a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
time{flex:none;width:3.25rem;text-align:center;color:var(--accent);font-size:.8125rem;text-transform:uppercase;line-height:1.2}
time span,time b,.show>*{display:block}
time b{font-size:1.5rem}
.show{min-width:0;overflow-wrap:anywhere}
.show strong{font-family:Georgia,serif;font-size:1.0625rem}
.show span{color:var(--soft);font-size:.875rem}
.cancelled strong,.postponed strong{text-decoration:line-through}
.all{padding-top:.5rem}
.all a{display:inline-flex;align-items:center;min-height:44px;color:var(--accent)}
`.trim();
