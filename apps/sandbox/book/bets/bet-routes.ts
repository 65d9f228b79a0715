import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { SportsPlayerAnswer } from '#contracts/sports-wallet-api.ts'
import { isSlipType, MOST_LEGS } from '../settlement/slip-type.ts'
import { type Bet, type BetType, stakeLeft } from './bet.ts'
import { BetRefusal, type BetWallet, CasinoSilent } from './bet-wallet.ts'
import type { openBets } from './bets.ts'
import { shownFreeBet } from './free-stakes.ts'
import { NotTaken } from './not-taken.ts'

const LARGEST_BODY = 16_384
const SESSION_KEPT_MS = 30_000
const MOST_SESSIONS = 5_000

const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
/** Request for a cash-out of the whole bet or of a part. */
const cashOutWish = v.union([
  v.object({ key, stake, least: stake }),
  v.strictObject({ least: stake }),
])
const odds = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/))
const wish = v.object({
  key,
  type: v.custom<BetType>(
    (text) => typeof text === 'string' && (text === 'builder' || isSlipType(text)),
  ),
  stake,
  eachWay: v.optional(v.boolean(), false),
  policy: v.picklist(['ask', 'higher', 'any', 'first']),
  odds: v.optional(odds),
  freeBetId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
  legs: v.pipe(
    v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), odds })),
    v.minLength(1),
    v.maxLength(MOST_LEGS),
  ),
})

interface BetRoutesDeps {
  bets: ReturnType<typeof openBets>
  wallet: Pick<BetWallet, 'authenticate'>
  /** Reads the wallet's token out of what a page brings. */
  readToken: (given: string) => Promise<string>
  nowMs: () => number
}

/**
 * Serves GET /api/session (`{account}`, null for a token that opens no wallet), GET and POST
 * /api/bets, and POST /api/bets/:id/edit, /cash-out and /cash-out-at, by the token of a player
 * (`Authorization: Bearer`). Refusals are `{code, leg?}`: 401 for a token that opens no wallet, 409
 * for a slip that is not taken, 402 and 403 as the casino answers, 503 when it is not known yet
 * whether the bet was taken.
 */
export function betRoutes({ bets, wallet, readToken, nowMs }: BetRoutesDeps): Hono {
  const app = new Hono()
  const kept = new Map<string, { session: SportsPlayerAnswer; until: number }>()

  async function sessionOf(
    header: string | undefined,
    isFresh = false,
  ): Promise<{ token: string; session: SportsPlayerAnswer }> {
    const given = header?.match(/^Bearer (\S{16,2000})$/)?.[1] ?? ''
    if (given === '') throw new BetRefusal('TOKEN_UNKNOWN')
    const token = await readToken(given)
    const known = kept.get(token)
    if (known && known.until > nowMs() && !isFresh) return { token, session: known.session }
    const session = await wallet.authenticate(token)
    if (kept.size >= MOST_SESSIONS) kept.clear()
    kept.set(token, { session, until: nowMs() + SESSION_KEPT_MS })
    return { token, session }
  }

  app.onError((error, context) => {
    if (error instanceof NotTaken) return context.json({ code: error.code, leg: error.leg }, 409)
    if (error instanceof BetRefusal)
      return context.json({ code: (error.code ?? 'refused').toLowerCase() }, statusOf(error))
    if (error instanceof CasinoSilent) return context.json({ code: 'no_answer' }, 503)
    throw error
  })
  app.get('/api/session', async (context) => {
    const found = await sessionOf(context.req.header('authorization'), true).catch(
      (error: unknown) => {
        if (error instanceof BetRefusal && error.code === 'TOKEN_UNKNOWN') return null
        throw error
      },
    )
    if (!found) return context.json({ account: null })
    const { player, balance, limits, bonus, freeBets } = found.session
    const account = { currency: player.currency, balance, limits, bonus }
    return context.json({ account: { ...account, freeBets: freeBets.map(shownFreeBet) } })
  })
  app.get('/api/bets', async (context) => {
    const { session } = await sessionOf(context.req.header('authorization'))
    const listed: ListedBet[] = []
    for (const bet of bets.listOf(session.player.id).filter(isShown)) {
      listed.push({ ...shown(bet), cashOut: bets.offerFor(bet), canEdit: bets.canEdit(bet) })
      // Other callers are served between the bets: each may have many legs.
      await turnOfLoop()
    }
    return context.json({ bets: listed })
  })
  const tooLong = { code: 'malformed', field: '' }
  const limited = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => context.json(tooLong, 413),
  })
  app.post('/api/bets', limited, async (context) => {
    const parsed = v.safeParse(wish, await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json({ code: 'malformed', field: v.getDotPath(parsed.issues[0]) ?? '' }, 400)
    const { token, session } = await sessionOf(context.req.header('authorization'))
    const { bet, balance } = await bets.place(token, session, parsed.output)
    return context.json({ bet: shown(bet), balance }, 201)
  })
  app.post('/api/bets/:id/edit', limited, async (context) => {
    const parsed = v.safeParse(wish, await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json({ code: 'malformed', field: v.getDotPath(parsed.issues[0]) ?? '' }, 400)
    const { token, session } = await sessionOf(context.req.header('authorization'))
    const { bet, balance } = await bets.edit(token, session, context.req.param('id'), parsed.output)
    return context.json({ bet: shown(bet), balance }, 201)
  })
  app.post('/api/bets/:id/cash-out', limited, async (context) => {
    const parsed = v.safeParse(cashOutWish, await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json({ code: 'malformed', field: v.getDotPath(parsed.issues[0]) ?? '' }, 400)
    const { session } = await sessionOf(context.req.header('authorization'))
    const [playerId, betId, wished] = [session.player.id, context.req.param('id'), parsed.output]
    const { bet, balance } = await ('stake' in wished
      ? bets.cashOutPartOf(playerId, betId, wished)
      : bets.cashOut(playerId, betId, wished.least))
    return context.json({ bet: shown(bet), balance })
  })
  app.post('/api/bets/:id/cash-out-at', limited, async (context) => {
    const parsed = v.safeParse(
      v.object({ at: v.nullable(stake) }),
      await context.req.json().catch(() => null),
    )
    if (!parsed.success) return context.json({ code: 'malformed', field: 'at' }, 400)
    const { session } = await sessionOf(context.req.header('authorization'))
    return context.json({
      bet: shown(bets.cashOutAt(session.player.id, context.req.param('id'), parsed.output.at)),
    })
  })
  return app
}

function statusOf({ code }: BetRefusal) {
  if (code === 'TOKEN_UNKNOWN' || code === 'TOKEN_EXPIRED') return 401
  if (code === 'INSUFFICIENT_FUNDS') return 402
  return code === 'PLAYER_DISABLED' || code === 'LIMIT_REACHED' ? 403 : 409
}

function isShown({ phase }: Bet): boolean {
  return phase === 'committing' || phase === 'open' || phase === 'settling' || phase === 'settled'
}

/** Returns a bet as its player sees it. Amounts are minor units. */
function shown(bet: Bet) {
  return {
    id: bet.id,
    isOpen: bet.phase === 'open' || bet.phase === 'committing',
    currency: bet.currency,
    type: bet.type,
    lines: bet.lines,
    stake: bet.stake,
    total: bet.total,
    eachWay: bet.eachWay,
    odds: bet.odds,
    atMost: bet.atMost,
    legs: bet.legs,
    placedAt: bet.placedAt,
    settlement: bet.settlement,
    /** Part of the whole stake that was not cashed out. */
    left: stakeLeft(bet),
    parts: (bet.parts ?? []).map(({ stake, amount }) => ({ stake, amount })),
    cashOutAt: bet.cashOutAt ?? null,
    /** The bet whose place it has taken. */
    replaces: bet.replaces ?? null,
    /** The stake is a free bet: `atMost` and what is paid are without it. */
    isFree: bet.freeBetId !== undefined,
  }
}

export type ShownFreeBet = ReturnType<typeof shownFreeBet>

export type ShownBet = ReturnType<typeof shown>
/**
 * `cashOut` is what is offered now, in minor units; null for nothing. `canEdit` is whether another
 * bet may replace it now.
 */
export type ListedBet = ShownBet & { cashOut: number | null; canEdit: boolean }
