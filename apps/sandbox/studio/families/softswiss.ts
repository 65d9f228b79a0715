import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { readJson } from '../../http/signed.ts'
import { type FamilyApp, type FamilyDeps, hasGame, openPage } from './family.ts'
import { FRAME_SCRIPT, scriptAnswer } from './script-answer.ts'

const urls = v.object({
  return_url: v.pipe(v.string(), v.url()),
  deposit_url: v.pipe(v.string(), v.url()),
})
const asked = {
  casino_id: v.string(),
  game: v.string(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.string(),
  ip: v.string(),
  client_type: v.picklist(['desktop', 'mobile']),
  urls,
}
const demoBody = v.object(asked)
const sessionBody = v.object({
  ...asked,
  user: v.object({ id: v.pipe(v.string(), v.minLength(1)) }),
})

/** SOFTSWISS' interface: sessions for the casino's server, and `sg.js` for its pages. */
export function softswissFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()

  app.post('/:kind{sessions|demo}', async (context) => {
    const raw = await context.req.text()
    if (!isSigned(raw, context.req.header('x-request-sign') ?? '', deps.secret))
      return context.json({ code: 403, message: 'Bad signature' }, 403)
    const isDemo = context.req.param('kind') === 'demo'
    const parsed = v.safeParse(isDemo ? demoBody : sessionBody, readJson(raw))
    if (!parsed.success) return context.json({ code: 400, message: parsed.issues[0].message }, 400)
    const { game, currency, locale, urls: ways } = parsed.output
    if (!hasGame(deps, 'softswiss', game))
      return context.json({ code: 404, message: 'No such game' }, 404)
    const { session, url } = openPage(deps, {
      family: 'softswiss',
      words: 'address',
      gameId: game,
      mode: isDemo ? 'demo' : 'real',
      currency,
      language: locale,
      closeUrl: ways.return_url,
      cashierUrl: ways.deposit_url,
      hostOrigin: ways.return_url,
      ...('user' in parsed.output && { account: parsed.output.user.id }),
    })
    return context.json({
      launch_options: { strategy: 'iframe', game_url: url },
      session_id: session.id,
    })
  })

  app.get('/sg.js', (context) => scriptAnswer(context, SCRIPT))
  return app
}

function isSigned(raw: string, given: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(raw).digest('hex')
  return isSameText(given, expected)
}

const SCRIPT = `(() => {${FRAME_SCRIPT}
  window.sg = {
    launch({ target_element, launch_options }, onSuccess, onError) {
      const place = typeof target_element === 'string' ? document.getElementById(target_element) : target_element
      if (!place || !launch_options || launch_options.strategy !== 'iframe') {
        onError(new Error('The game cannot be launched in this way'))
        return
      }
      const frame = frameOf(launch_options.game_url, 'Game')
      frame.onload = () => onSuccess()
      place.replaceChildren(frame)
    },
  }
})()
`
