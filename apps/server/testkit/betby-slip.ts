import type { Book } from '../src/sports/providers/bets.contract.ts'

export const inAnHour = () => new Date(Date.now() + 3_600_000)

/** Betby's codes of the wallet's refusals; every other one is 2004. */
export const BETBY_CODES: Readonly<Record<string, string>> = {
  PLAYER_DISABLED: '1005',
  PLAYER_UNKNOWN: '1006',
  INSUFFICIENT_FUNDS: '2001',
  CURRENCY_MISMATCH: '2002',
  BET_MISSING: '2003',
  FORGED: '2005',
  LIMIT_REACHED: '4001',
  FREE_BET_REFUSED: '3001',
  FREE_BET_USED: '3001',
}

/** A single at 2.00, as Betby sends it. */
export function betbySlip(
  { playerId, token }: { playerId: string; token: string },
  bet: string,
  amount: number,
  {
    currency = 'EUR',
    player,
    startsAt = inAnHour(),
    legs,
    freeBet,
  }: Parameters<Book['make']>[2] = {},
) {
  const names = {
    sport_name: 'Soccer',
    tournament_name: 'A league',
    competitor_name: ['A', 'B'],
    market_name: '1x2',
    outcome_name: 'A',
  }
  const leg = {
    id: 's1',
    event_id: 'e1',
    ...names,
    live: false,
    scheduled: Math.floor(startsAt.getTime() / 1000),
    odds: '2.0',
  }
  const betslip = { id: 'slip', type: '1/1', sum: amount, k: '2.0', bets: legs ?? [leg] }
  const who = { player_id: player ?? playerId, session_id: token }
  return {
    amount,
    currency,
    ...who,
    ...(freeBet === undefined ? {} : { bonus_id: freeBet }),
    potential_win: 1000,
    transaction: { id: bet, amount, currency },
    betslip,
  }
}
