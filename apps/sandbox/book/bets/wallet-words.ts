import type { MakeRequest } from '#contracts/sports-wallet-api.ts'
import { eventOf, marketName, selectionName } from '../client/names.ts'
import { en } from '../client/words/en.ts'
import { fill, type WordKey } from '../client/words/words.ts'
import type { Feed } from '../feed/feed.ts'
import type { Bet, BetLeg } from './bet.ts'
import { sportName } from './free-stakes.ts'

const t = (key: WordKey, values?: Readonly<Record<string, string | number>>) =>
  fill(en[key] ?? key, values)
const LONGEST = 200

/**
 * The bet as the casino writes it down, in English: what a statement and a person at the casino
 * read.
 */
export function makeRequestOf(feed: Feed, bet: Bet, token: string): MakeRequest {
  return {
    token,
    id: `${bet.id}/make`,
    betId: bet.id,
    amount: bet.total,
    currency: bet.currency,
    type: typeOf(bet),
    lines: bet.lines,
    eachWay: bet.eachWay,
    odds: bet.odds,
    potentialReturn: bet.atMost,
    ...(bet.replaces === undefined ? {} : { replaces: bet.replaces }),
    ...(bet.freeBetId === undefined ? {} : { freeBetId: bet.freeBetId }),
    legs: bet.legs.map((leg) => legOf(feed, leg)),
  }
}

function typeOf({ type, legs }: Bet): MakeRequest['type'] {
  if (type === 'builder') return type
  return legs.length === 1 ? 'single' : type === 'accumulator' ? 'multiple' : 'system'
}

/** Why a leg came out as it did, in English; empty when there is no reason. */
export function reasonOf({ why }: BetLeg): { reason?: string } {
  return why ? { reason: t(why.key as WordKey, why.values).slice(0, LONGEST) } : {}
}

function legOf(feed: Feed, leg: BetLeg): MakeRequest['legs'][number] {
  const sports = feed.listSports().find(({ id }) => id === leg.sportId)
  const event = feed.getEvent(leg.eventId)
  const championship = sports?.categories
    .flatMap(({ championships }) => championships)
    .find(({ id }) => id === event?.championshipId)
  const competition = championship ? selectionName(championship.name, [], t) : t('country.world')
  const text = (words: string, otherwise: string) => (words.trim() || otherwise).slice(0, LONGEST)
  return {
    id: String(leg.id),
    eventId: String(leg.eventId),
    sport: sportName(leg.sportId),
    competition: text(competition, 'Competition'),
    event: text(eventOf(leg, competition, t), competition),
    market: text(marketName(leg, t), leg.kind),
    outcome: text(selectionName(leg.name, leg.competitors, t), String(leg.id)),
    odds: leg.odds,
    live: leg.live,
    startsAt: new Date(leg.startsAt).toISOString(),
  }
}
