import { html, raw } from 'hono/html'
import { directionOf, spokenFor, wordsFor } from './words.ts'

const STYLE = `
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:grid;grid-template-rows:auto 1fr auto;background:#f5f6f3;color:#17231e;font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem 1rem;background:#0d1f18;color:#f3ede0}
header b{display:block;font:400 1.15rem/1.2 Georgia,serif;color:#f6dfa6}
header span{font-size:.8rem;color:#b3c0b6}
header i{flex:none;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:50%;background:#1a3025;color:#e3b65b;font-style:normal;font-weight:700}
header button{margin-inline-start:auto}
button{font:inherit;color:inherit;cursor:pointer;border:0;background:none}
:focus-visible{outline:2px solid #1f6b4f;outline-offset:2px}
header :focus-visible{outline-color:#f6dfa6}
#close{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;font-size:1.4rem}
[role=log]{overflow-y:auto}
#log{padding:1rem;display:flex;flex-direction:column;gap:.6rem;list-style:none;margin:0}
#log li{max-width:85%;padding:.55rem .85rem;border-radius:16px;white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #dde3dd;align-self:flex-start;border-end-start-radius:4px}
#log li.visitor{align-self:flex-end;background:#1f6b4f;border-color:#1f6b4f;color:#fff;border-radius:16px;border-end-end-radius:4px}
#log li.note{align-self:center;background:none;border:0;font-size:.8rem;color:#4d5c54;text-align:center}
#topics{display:flex;flex-wrap:wrap;gap:.4rem;padding:0 1rem .6rem}
#topics button{min-height:44px;padding:0 .9rem;border:1px solid #1f6b4f;border-radius:22px;color:#14513b;background:#fff;font-size:.9rem}
form{display:flex;gap:.5rem;padding:.6rem;background:#fff;border-top:1px solid #dde3dd}
input{flex:1;min-width:0;min-height:44px;padding:0 .9rem;border:1px solid #7d8b83;border-radius:22px;font:inherit;background:#fff;color:inherit}
form button{min-width:44px;min-height:44px;padding:0 1rem;border-radius:22px;background:#1f6b4f;color:#fff;font-weight:600}
small{display:block;padding:.35rem 1rem .5rem;background:#fff;font-size:.72rem;color:#4d5c54;text-align:center}
`

/**
 * The window that the vendors' scripts frame: a log, a few topics to press, and a line to write on.
 */
export function chatPage(language: string, root: string) {
  const words = wordsFor(language)
  const spoken = spokenFor(language)
  const topics = words.topics.map(({ label }) => html`<button type="button">${label}</button>`)
  return html`<!doctype html>
<html lang="${spoken}" dir="${directionOf(spoken)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title}</title><style>${raw(STYLE)}</style></head>
<body><header><i aria-hidden="true">?</i><div><b>${words.title}</b><span>${words.clerk}</span></div>
<button id="close" type="button" aria-label="${words.close}">×</button></header>
<div role="log" aria-label="${words.title}" tabindex="0"><ol id="log" data-typing="${words.typing}" data-failed="${words.failed}"></ol></div>
<div><div id="topics">${topics}</div>
<form><input name="text" maxlength="2000" autocomplete="off" aria-label="${words.write}" placeholder="${words.write}" dir="auto"><button>${words.send}</button></form>
<small>${words.standIn}</small></div>
<script src="${root}/window.js"></script></body></html>`
}
