import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { moment } from '#contracts/moment.ts'
import { isSameText } from '#contracts/same-text.ts'
import { readJson } from '../../http/signed.ts'
import { cancelFreeSpins, issueFreeSpins } from '../free-spins/free-spins.ts'
import { type FamilyApp, type FamilyDeps, hasGame, openPage } from './family.ts'
import { FRAME_SCRIPT, scriptAnswer } from './script-answer.ts'

const urls = v.object({
  return_url: v.pipe(v.string(), v.url()),
  deposit_url: v.pipe(v.string(), v.url()),
})
const common = {
  casino_id: v.string(),
  game: v.string(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.string(),
  ip: v.string(),
  client_type: v.picklist(['desktop', 'mobile']),
  urls,
}
/** A demo names no player. */
const demoBody = v.strictObject(common)
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const sessionBody = v.object({
  ...common,
  user: v.object({
    id: word,
    firstname: word,
    lastname: word,
    nickname: word,
    city: word,
    date_of_birth: v.pipe(v.string(), v.isoDate()),
    registered_at: v.pipe(v.string(), v.isoDate()),
    gender: v.optional(v.picklist(['m', 'f'])),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
})

const minor = v.pipe(v.number(), v.integer(), v.minValue(1))
const issueBody = v.object({
  casino_id: v.string(),
  issue_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  games: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  freespins_quantity: v.pipe(minor, v.maxValue(1000)),
  bet_level: minor,
  valid_until: moment,
  user: v.object({ id: v.pipe(v.string(), v.minLength(1)) }),
})
const cancelBody = v.object({ casino_id: v.string(), issue_id: v.string() })

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
    const strategy = strategyOf(deps, game)
    const { session, url } = openPage(deps, {
      family: 'softswiss',
      words: strategy === 'playngo' ? 'playngo' : 'address',
      gameId: game,
      mode: isDemo ? 'demo' : 'real',
      currency,
      language: locale,
      closeUrl: ways.return_url,
      cashierUrl: ways.deposit_url,
      hostOrigin: ways.return_url,
      ...('user' in parsed.output && { account: parsed.output.user.id }),
    })
    const addresses =
      strategy === 'playngo'
        ? {
            desktop_url: url,
            mobile_url: url,
            return_url: ways.return_url,
            origin: session.hostOrigin,
          }
        : { game_url: url }
    return context.json({
      launch_options: { strategy, ...addresses },
      session_id: session.id,
    })
  })

  app.post('/freespins/:act{issue|cancel}', async (context) => {
    const raw = await context.req.text()
    if (!isSigned(raw, context.req.header('x-request-sign') ?? '', deps.secret))
      return context.json({ code: 403, message: 'Bad signature' }, 403)
    const refused = (message: string) => context.json({ code: 400, message }, 400)
    if (context.req.param('act') === 'cancel') {
      const parsed = v.safeParse(cancelBody, readJson(raw))
      if (!parsed.success) return refused(parsed.issues[0].message)
      cancelFreeSpins(deps, 'softswiss', parsed.output.issue_id)
      return context.json({})
    }
    const parsed = v.safeParse(issueBody, readJson(raw))
    if (!parsed.success) return refused(parsed.issues[0].message)
    const { issue_id, games, freespins_quantity, bet_level, valid_until } = parsed.output
    const message = issueFreeSpins(deps, 'softswiss', {
      issueId: issue_id,
      playerId: parsed.output.user.id,
      currency: parsed.output.currency,
      gameIds: games,
      spins: freespins_quantity,
      stake: bet_level,
      validUntil: valid_until,
    })
    return message === null ? context.json({}) : refused(message)
  })

  app.get('/sg.js', (context) => scriptAnswer(context, SCRIPT))
  return app
}

/** The games of one brand are opened as those of another vendor, in that vendor's words. */
function strategyOf({ shelf }: FamilyDeps, gameId: string): 'iframe' | 'playngo' {
  return shelf.findGame(gameId)?.brandId === 'EMBER_FLINT' ? 'playngo' : 'iframe'
}

function isSigned(raw: string, given: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(raw).digest('hex')
  return isSameText(given, expected)
}

const SCRIPT = `(() => {${FRAME_SCRIPT}
  window.sg = {
    launch({ target_element, launch_options }, onSuccess, onError) {
      const place = typeof target_element === 'string' ? document.getElementById(target_element) : target_element
      const { strategy, game_url, desktop_url } = launch_options || {}
      const address = { iframe: game_url, playngo: desktop_url }[strategy]
      if (!place || !address) {
        onError(new Error('The game cannot be launched in this way'))
        return
      }
      const frame = frameOf(address, 'Game')
      frame.onload = () => onSuccess()
      place.replaceChildren(frame)
    },
  }
})()
`
