import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isSameText } from '#contracts/same-text.ts'
import { type FamilyApp, type FamilyDeps, hasGame, openPage, webOrigin } from './family.ts'

/** Pragmatic's game service: a form with a hash, and the address to frame as the answer. */
export function pragmaticFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  app.post('/game/url', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const fields = Object.fromEntries(form)
    if (!isHashed(fields, deps.secret))
      return context.json({ error: '5', description: 'The hash is wrong' })
    const {
      symbol = '',
      language = 'en',
      currency = '',
      playMode,
      token,
      externalPlayerId,
      lobbyUrl,
      cashierUrl,
    } = fields
    const hostOrigin = webOrigin(lobbyUrl)
    const isReal = playMode === 'REAL'
    if (
      !hostOrigin ||
      !lobbyUrl ||
      !/^[A-Z]{3}$/.test(currency) ||
      (isReal && !(token && externalPlayerId))
    )
      return context.json({ error: '7', description: 'A parameter is missing or wrong' })
    if (!hasGame(deps, 'pragmatic', symbol))
      return context.json({ error: '8', description: 'There is no such game' })
    const { url } = openPage(deps, {
      family: 'pragmatic',
      words: 'pragmatic',
      gameId: symbol,
      mode: isReal ? 'real' : 'demo',
      currency,
      language,
      closeUrl: lobbyUrl,
      cashierUrl: cashierUrl ?? lobbyUrl,
      hostOrigin,
      ...(isReal && token && externalPlayerId && { token, account: externalPlayerId }),
    })
    return context.json({ error: '0', description: 'OK', gameURL: url })
  })
  return app
}

/** MD5 of the parameters in the order of their names and the secret. */
function isHashed({ hash = '', ...fields }: Record<string, string>, secret: string): boolean {
  const sorted = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
  const expected = createHash('md5')
    .update(`${sorted.join('&')}${secret}`)
    .digest('hex')
  return isSameText(hash, expected)
}
