import { Hono } from 'hono'
import { type FamilyApp, type FamilyDeps, openFromAddress, webOrigin } from './family.ts'
import { FRAME_SCRIPT, scriptAnswer } from './script-answer.ts'

/** TVBET's interface: a script for the casino's pages, and what that script frames. */
export function tvbetFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  app.get('/assets/frame.js', (context) => scriptAnswer(context, scriptFor(deps.base)))

  app.get('/launch', async (context) => {
    const { token, lng = 'en', game = '', exit } = context.req.query()
    const hostOrigin = webOrigin(exit) ?? webOrigin(context.req.header('referer'))
    if (!hostOrigin) return context.text('The address does not say where the game is shown.', 400)
    const closeUrl = exit && webOrigin(exit) ? exit : `${hostOrigin}/`
    return openFromAddress(deps, context, {
      family: 'tvbet',
      words: 'tvbet',
      gameId: game,
      mode: token ? 'real' : 'demo',
      language: lng,
      closeUrl,
      cashierUrl: closeUrl,
      hostOrigin,
      ...(token && { token }),
    })
  })
  return app
}

function scriptFor(base: string): string {
  return `(() => {${FRAME_SCRIPT}
  const base = ${JSON.stringify(base)}
  window.TvbetFrame = class {
    constructor(options) {
      this.options = options
    }
    mount() {
      const { lng, tokenAuth, containerId, game_id, exitUrl } = this.options
      const place = document.getElementById(containerId)
      if (!place) throw new Error('There is no element ' + containerId)
      const asked = new URLSearchParams({ lng, game: game_id || '' })
      if (tokenAuth) asked.set('token', tokenAuth)
      if (exitUrl) asked.set('exit', exitUrl)
      const frame = frameOf(base + '/launch?' + asked, 'TVBET')
      addEventListener('message', ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== new URL(base).origin) return
        if (data && Number.isInteger(data.tvbetHeight)) frame.style.height = Math.max(data.tvbetHeight, place.clientHeight) + 'px'
      })
      place.replaceChildren(frame)
    }
  }
})()
`
}
