import { Hono } from 'hono'
import * as v from 'valibot'
import { sessionRequest } from '#contracts/studio-api.ts'
import { readJson, requireSignature, type SignedVariables } from '../../http/signed.ts'
import { type FamilyApp, type FamilyDeps, hasGame, openPage } from './family.ts'
import { venumSubTypeOf } from './family-ids.ts'
import type { GameWords } from './game-words.ts'
import { FRAME_SCRIPT, scriptAnswer } from './script-answer.ts'

/** The words of the sub-types; those that are not named here use the generic ones. */
const WORDS: Readonly<Record<string, GameWords>> = {
  egt: 'egt',
  play_n_go: 'playngo',
  netent: 'netent',
}

/** Venum's interface: native sessions, whose answer names the sub-type, and NetEnt's script. */
export function venumFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  const api = new Hono<{ Variables: SignedVariables }>()
  api.use(requireSignature([deps.secret]))

  api.post('/sessions', (context) => {
    const parsed = v.safeParse(sessionRequest, readJson(context.get('rawBody')))
    if (!parsed.success)
      return context.json({ code: 'BAD_REQUEST', message: parsed.issues[0].message }, 400)
    const { gameId, mobile: _mobile, token, play, ...order } = parsed.output
    const game = deps.shelf.findGame(gameId)
    if (!game || !hasGame(deps, 'venum', gameId))
      return context.json({ code: 'GAME_UNKNOWN', message: 'No such game' }, 404)
    if (order.mode === 'real' && !token)
      return context.json({ code: 'BAD_REQUEST', message: 'A token is missing' }, 400)
    const subType = venumSubTypeOf(game.brandId)
    const words = WORDS[subType] ?? 'generic'
    const { session, url } = openPage(deps, {
      ...order,
      gameId,
      family: 'venum',
      words,
      ...(token && { token }),
      ...(play && { play }),
    })
    if (subType !== 'netent') return context.json({ subType, url, saysReady: words === 'generic' })
    const netent = {
      gameId,
      sessionId: session.id,
      staticServer: `${deps.base}/netent`,
      gameServerURL: deps.playBase,
      lobbyURL: order.closeUrl,
      language: order.language,
      walletMode: 'seamlesswallet',
    }
    return context.json({ subType, netent })
  })

  app.route('/api', api)
  app.get('/netent/gameinclusion/library/gameinclusion.js', (context) =>
    scriptAnswer(context, SCRIPT),
  )
  return app
}

const SCRIPT = `(() => {${FRAME_SCRIPT}
  window.netent = {
    launch({ sessionId, gameServerURL, targetElement }, success, error) {
      const place = document.getElementById(targetElement)
      if (!place) {
        error({ code: 13, message: 'There is no element ' + targetElement })
        return
      }
      const origin = new URL(gameServerURL).origin
      const frame = frameOf(gameServerURL + '/' + encodeURIComponent(sessionId), 'NetEnt')
      const listeners = {}
      const tell = (word) => frame.contentWindow && frame.contentWindow.postMessage({ netent: word }, origin)
      addEventListener('message', ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin || !data || typeof data.netent !== 'string') return
        for (const listener of listeners[data.netent] || []) listener()
      })
      place.replaceChildren(frame)
      success({
        addEventListener(event, listener) {
          ;(listeners[event] ||= []).push(listener)
        },
        pauseAutoplay: () => tell('pauseAutoplay'),
        resumeAutoplay: () => tell('resumeAutoplay'),
        reloadBalance: () => tell('reloadBalance'),
      })
    },
  }
})()
`
