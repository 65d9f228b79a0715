import { createHmac, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { noGamePage } from '../game-page.ts'
import { type FamilyApp, type FamilyDeps, hasGame, openPage, webOrigin } from './family.ts'
import { FRAME_SCRIPT, scriptAnswer } from './script-answer.ts'

const call = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)))
type Call = v.InferOutput<typeof call>

const OK = { Code: 0, Message: '' }
const BAD_PARAMETERS = { Code: 2, Message: 'A parameter is missing or wrong' }
const BAD_SIGN = { Code: 3, Message: 'The sign is wrong' }
const NO_SESSION = { Code: 1004, Message: 'There is no such session' }
const SESSION_OPEN = { Code: 1005, Message: 'The player has a session open' }
/** Forgotten with the process: a session that has been opened goes on without it. */
const MOST_OPEN = 10_000

/**
 * Tom Horn's interface: five calls of the casino's server, and the script that fills the
 * placeholder in its page.
 */
export function tomhornFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  const identities = new Map<string, { currency: string }>()
  const open = new Map<string, string>()

  const methods: Readonly<Record<string, (given: Call) => object>> = {
    CreateIdentity({ name, currency }) {
      if (!name || !currency) return BAD_PARAMETERS
      remember(identities, name, { currency })
      return OK
    },
    CreateSession({ name }) {
      if (!name || !identities.has(name)) return BAD_PARAMETERS
      if (open.has(name)) return SESSION_OPEN
      const id = randomBytes(24).toString('base64url')
      remember(open, name, id)
      return { ...OK, Session: { ID: id } }
    },
    CloseSession({ name }) {
      if (!name) return BAD_PARAMETERS
      open.delete(name)
      return OK
    },
    GetModuleInfo({ sessionID, module }) {
      const [name] = [...open].find(([, id]) => id === sessionID) ?? []
      const currency = name && identities.get(name)?.currency
      return name && currency && sessionID
        ? describe({ gameId: module, currency, account: name, sessionId: sessionID })
        : NO_SESSION
    },
    GetPlayMoneyModuleInfo: ({ module, currency }) =>
      currency ? describe({ gameId: module, currency }) : BAD_PARAMETERS,
  }

  /** The page around the game puts its own address into the address of the frame. */
  function describe(of: {
    gameId: string | undefined
    currency: string
    account?: string
    sessionId?: string
  }) {
    const { gameId = '', currency, account, sessionId } = of
    if (!hasGame(deps, 'tomhorn', gameId)) return BAD_PARAMETERS
    const { session } = openPage(deps, {
      family: 'tomhorn',
      words: 'address',
      gameId,
      mode: account ? 'real' : 'demo',
      currency,
      language: 'en',
      closeUrl: deps.base,
      cashierUrl: deps.base,
      hostOrigin: deps.base,
      ...(account && { account }),
    })
    if (sessionId) deps.store.saveSession({ ...session, id: sessionId })
    const id = sessionId ?? session.id
    return {
      ...OK,
      Parameters: [
        { Key: 'base', Value: deps.base },
        { Key: 'session', Value: id },
      ],
    }
  }

  app.get('/client.js', (context) => scriptAnswer(context, SCRIPT))
  app.get('/game/:session', (context) => toGame(deps, context))
  app.post('/:method', async (context) => {
    const method = methods[context.req.param('method')]
    if (!method) return context.notFound()
    const parsed = v.safeParse(call, await context.req.json().catch(() => null))
    if (!parsed.success) return context.json(BAD_PARAMETERS)
    return context.json(isSigned(parsed.output, deps.secret) ? method(parsed.output) : BAD_SIGN)
  })
  return app
}

/** The first page of a session reports its address; afterwards the session stays with that page. */
function toGame({ store, playBase, pages }: FamilyDeps, context: Context): Response {
  const session = store.findSession(context.req.param('session') ?? '')
  const { home, deposit, language = 'en' } = context.req.query()
  const hostOrigin = webOrigin(home)
  const place = hostOrigin && home ? { hostOrigin, closeUrl: home } : null
  if (!session || !place) return noGamePage(pages, { code: 'SESSION_UNKNOWN', language, place })
  const { closeUrl } = place
  const cashierUrl = deposit && webOrigin(deposit) ? deposit : closeUrl
  if (session.pageKeyHash === null)
    store.saveSession({ ...session, ...place, cashierUrl, language })
  return context.redirect(`${playBase}/${session.id}`, 302)
}

/** All values but the sign itself, in the order in which they came. */
function isSigned({ sign = '', ...values }: Call, secret: string): boolean {
  const expected = createHmac('sha256', secret)
    .update(Object.values(values).join(''))
    .digest('hex')
    .toUpperCase()
  return isSameText(sign, expected)
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_OPEN && oldest !== undefined) known.delete(oldest)
  known.set(key, value)
}

const SCRIPT = `(() => {${FRAME_SCRIPT}
  window.renderClient = (parameters, elementId) => {
    const place = document.getElementById(elementId)
    if (!place) throw new Error('There is no element ' + elementId)
    const { base, session, homeUrl, depositUrl, language } = parameters
    const asked = new URLSearchParams({ home: homeUrl, deposit: depositUrl, language })
    place.replaceChildren(frameOf(base + '/game/' + encodeURIComponent(session) + '?' + asked, 'Tom Horn'))
  }
})()
`
