/**
 * The vendor's script: `livespins.sdk({ tenant, language, serverConfig: { api, ui } })`, with its
 * client, its addresses and the elements `<livespins-room>` and `<livespins-schedule-room>`.
 * Without `serverConfig` it calls the server that it was loaded from.
 */
export const SDK = `(() => {
  const own = new URL('.', document.currentScript.src).href.slice(0, -1)
  const ASK_EVERY_MS = 5000
  function sdk({ tenant, language, serverConfig = {} }) {
    const api = serverConfig.api || own + '/api'
    const ui = serverConfig.ui || own
    const ask = async (path) => {
      const answer = await fetch(api + path, { signal: AbortSignal.timeout(10000) })
      if (!answer.ok) throw new Error('live spins: status ' + answer.status)
      return answer.json()
    }
    return {
      tenant,
      language,
      async Client() {
        const getStreams = () => ask('/streams')
        const getScheduledStreams = () => ask('/schedule')
        let last = JSON.stringify(await getStreams())
        return {
          getStreams,
          getScheduledStreams,
          onUpdate(tell) {
            const timer = setInterval(async () => {
              try {
                const now = JSON.stringify(await getStreams())
                if (now !== last) tell()
                last = now
              } catch {}
            }, ASK_EVERY_MS)
            return () => clearInterval(timer)
          },
        }
      },
      convert: {
        toPlayURL: ({ authToken, backURL, shareURL, sessionId }) =>
          ui + '/play?' + new URLSearchParams({ tenant, authToken, sessionId, language, backURL, shareURL }),
      },
    }
  }
  // A sheet that is made by script is no inline style to a page's Content-Security-Policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host{display:grid;gap:.15rem;min-width:0}b{font:inherit;font-weight:600}span{font-size:.8125em;opacity:.75}')
  class Room extends HTMLElement {
    static observedAttributes = ['room', 'host', 'starts', 'language']
    connectedCallback() { this.draw() }
    attributeChangedCallback() { if (this.isConnected) this.draw() }
    draw() {
      const root = this.shadowRoot || this.attachShadow({ mode: 'open' })
      const [room, host, starts, language] = Room.observedAttributes.map((name) => this.getAttribute(name) || '')
      root.adoptedStyleSheets = [sheet]
      const title = document.createElement('b')
      title.textContent = room
      const line = document.createElement('span')
      const time = starts && new Intl.DateTimeFormat(language || 'en', { timeStyle: 'short', numberingSystem: 'latn' }).format(new Date(starts))
      // Isolated from each other, they keep their order in a language that runs from right to left.
      const parts = [host, time].filter(Boolean).map((text) => {
        const part = document.createElement('bdi')
        part.textContent = text
        return part
      })
      line.replaceChildren(...parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part])))
      root.replaceChildren(title, line)
    }
  }
  if (!customElements.get('livespins-room')) {
    customElements.define('livespins-room', Room)
    customElements.define('livespins-schedule-room', class extends Room {})
  }
  window.livespins = { sdk }
})()
`
