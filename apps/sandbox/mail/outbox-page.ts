import { html, raw } from 'hono/html'
import type { KeptMessage } from './mail.store.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#0a1310 radial-gradient(80rem 40rem at 50% -10rem,#1a3025,transparent);color:#f3ede0;
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{display:flex;align-items:baseline;gap:1rem;padding:1.25rem clamp(1rem,3vw,2.5rem);border-bottom:1px solid rgb(243 237 224/.1)}
h1{margin:0;font:400 1.6rem/1.2 Georgia,serif;color:#f6dfa6}
header p{margin:0;color:#b3c0b6;font-size:.9rem}
main{display:grid;grid-template-columns:minmax(16rem,24rem) 1fr;min-height:calc(100vh - 5rem)}
nav{border-inline-end:1px solid rgb(243 237 224/.1);overflow:auto;max-height:calc(100vh - 5rem)}
nav a{display:block;padding:.85rem clamp(1rem,3vw,2.5rem);color:inherit;text-decoration:none;border-bottom:1px solid rgb(243 237 224/.07)}
nav a:hover{background:rgb(243 237 224/.05)}
nav a:focus-visible{outline:2px solid #e3b65b;outline-offset:-2px}
nav a[aria-current]{background:#1a3025;box-shadow:inset 3px 0 #e3b65b}
nav strong{display:block;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
nav span{display:flex;justify-content:space-between;gap:1rem;font-size:.85rem;color:#b3c0b6}
nav span bdi{overflow:hidden;text-overflow:ellipsis}
nav time{flex:none}
article{display:flex;flex-direction:column;padding:1.5rem clamp(1rem,3vw,2.5rem);min-width:0}
h2{margin:0 0 .5rem;font:400 1.5rem/1.25 Georgia,serif}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem .9rem;margin:0 0 1.25rem;font-size:.9rem;color:#b3c0b6}
dd{margin:0;color:#f3ede0;overflow-wrap:anywhere}
iframe{flex:1;min-height:32rem;width:100%;border:0;border-radius:14px;background:#eef1ee;box-shadow:0 14px 30px -14px rgb(0 0 0/.75)}
details{margin-top:1rem;color:#b3c0b6}
summary{cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}
.empty{place-self:center;text-align:center;color:#b3c0b6;padding:4rem 1rem}
.empty b{display:block;font:400 1.4rem Georgia,serif;color:#f3ede0;margin-bottom:.4rem}
@media (max-width:48rem){main{grid-template-columns:1fr}nav{border:0;max-height:16rem}}
`

export interface Outbox {
  /** Newest first. */
  messages: readonly KeptMessage[]
  shown: KeptMessage | null
  /** Whether the reader has opened a message: the page then does not reload by itself. */
  isChosen: boolean
}

/** All letters at the left, one of them at the right, in a frame that may run nothing. */
export function outboxPage({ messages, shown, isChosen }: Outbox) {
  const list = messages.map(
    (
      each,
    ) => html`<a href="?message=${each.id}" ${each.id === shown?.id ? raw('aria-current="true"') : ''}>
<strong dir="auto">${each.subject}</strong><span><bdi>${each.to}</bdi><time datetime="${each.at}">${timeOf(each.at)}</time></span></a>`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${isChosen ? '' : raw('<meta http-equiv="refresh" content="5">')}
<title>Outbox (${messages.length})</title><style>${raw(STYLE)}</style></head>
<body><header><h1>Outbox</h1><p>Every letter the casino sends, kept here instead of a mail server.</p></header>
<main>${messages.length > 0 ? html`<nav aria-label="Letters">${list}</nav>` : ''}${shown ? letter(shown) : EMPTY}</main></body></html>`
}

const EMPTY = html`<div class="empty" style="grid-column:1/-1"><b>No letters yet</b>Register an account, and the first one will lie here.</div>`

function letter({ from, to, subject, text, html: body, at }: KeptMessage) {
  // A letter's links open beside the outbox. Its frame has an origin of its own and runs no
  // scripts.
  const framed = body.replace(/<head>/i, '<head><base target="_blank">')
  return html`<article><h2 dir="auto">${subject}</h2>
<dl><dt>To</dt><dd>${to}</dd><dt>From</dt><dd>${from}</dd><dt>Sent</dt><dd><time datetime="${at}">${new Date(at).toUTCString()}</time></dd></dl>
<iframe title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
<details><summary>Plain text</summary><pre dir="auto">${text}</pre></details></article>`
}

function timeOf(at: string): string {
  return at.slice(11, 16)
}
