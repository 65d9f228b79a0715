import { randomUUID } from 'node:crypto'
import type { SportsPlayerAnswer } from '#contracts/sports-wallet-api.ts'
import type { Feed } from '../feed/feed.ts'
import type { Bet, Placed } from './bet.ts'
import { openBetReporter } from './bet-reporter.ts'
import { BetRefusal, type BetWallet, CasinoSilent } from './bet-wallet.ts'
import { openBetWorker } from './bet-worker.ts'
import type { BetStore } from './bets.store.ts'
import { offerFor } from './cash-out.ts'
import { openCashOuts } from './cash-outs.ts'
import { beginEdit, canEdit, putNotTaken, putTaken } from './edits.ts'
import { quoteFree } from './free-stakes.ts'
import { NotTaken } from './not-taken.ts'
import { mustStillStand, quote, type SlipWish } from './quote.ts'
import { makeRequestOf } from './wallet-words.ts'

interface BetsDeps {
  feed: Feed
  wallet: BetWallet
  store: BetStore
}

export interface PlaceWish extends SlipWish {
  /** The client's own, one for each press of the button. */
  key: string
}

const MOST_LISTED = 100

/**
 * Takes bets and settles them. Each step is on the disk before the casino is called: after a crash
 * of either side at any point, `work` ends every bet, once.
 */
export function openBets({ feed, wallet, store }: BetsDeps) {
  const making = new Set<string>()
  const reporter = openBetReporter({ feed, wallet, store })

  /**
   * Takes a bet of a player, or returns the result of an earlier call for the same press. Throws
   * `NotTaken`, `BetRefusal` when the casino refuses the stake, and `CasinoSilent` when the casino
   * does not answer: then the stake goes back.
   */
  async function place(
    token: string,
    session: SportsPlayerAnswer,
    wish: PlaceWish,
  ): Promise<Placed> {
    const known = store.findByKey(session.player.id, wish.key)
    if (known) return again(known)
    const bet = newBet(session, wish)
    store.add(bet)
    return take(bet, token)
  }

  /**
   * Puts another bet in the place of an open one of the player: one of the two stands, whatever
   * happens. Throws as `place` does.
   */
  async function edit(
    token: string,
    session: SportsPlayerAnswer,
    betId: string,
    wish: PlaceWish,
  ): Promise<Placed> {
    const { player } = session
    const known = store.findByKey(player.id, wish.key)
    if (known) return again(known)
    const old = store.find(betId)
    if (old?.playerId !== player.id || !canEdit(feed, old) || wish.freeBetId !== undefined)
      throw new NotTaken('no_edit')
    const bet: Bet = { ...newBet(session, wish), replaces: old.id }
    beginEdit(store, old, bet)
    return take(bet, token)
  }

  function newBet({ player, limits, freeBets }: SportsPlayerAnswer, wish: PlaceWish): Bet {
    const { id: playerId, currency } = player
    const { freeBetId } = wish
    const nowMs = feed.nowMs()
    const quoted = quote(feed, wish, limits)
    const begun = {
      phase: 'making',
      placedAt: nowMs,
      refusal: null,
      settlement: null,
    } as const
    return {
      ...(freeBetId === undefined
        ? quoted
        : { ...quoteFree(quoted, { freeBetId, currency, nowMs }, freeBets), freeBetId }),
      ...begun,
      id: randomUUID(),
      playerId,
      key: wish.key,
      currency,
    }
  }

  async function take(bet: Bet, token: string): Promise<Placed> {
    await hold(bet, token)
    await mustBeTaken(bet)
    const taken: Bet = { ...bet, phase: 'committing' }
    putTaken(store, taken)
    const balance = await reporter.attempt(taken)
    return { bet: store.find(bet.id) ?? taken, balance }
  }

  async function hold(bet: Bet, token: string): Promise<void> {
    making.add(bet.id)
    try {
      await wallet.make(makeRequestOf(feed, bet, token))
    } catch (error) {
      // A no that we do not know may come after a yes that was lost on its way.
      if (error instanceof BetRefusal && error.code)
        putNotTaken(store, { ...bet, phase: 'refused', refusal: error.code })
      else await reporter.giveBack(bet, 'timeout')
      throw error
    } finally {
      making.delete(bet.id)
    }
  }

  /**
   * A bet whose selection was suspended while the stake was held is not taken: a goal may have
   * fallen.
   */
  async function mustBeTaken(bet: Bet): Promise<void> {
    try {
      mustStillStand(feed, bet.legs)
    } catch (error) {
      if (error instanceof NotTaken)
        await reporter.giveBack(bet, error.code === 'suspended' ? 'suspended' : 'other')
      throw error
    }
  }

  return {
    place,
    edit,
    canEdit: (bet: Bet) => canEdit(feed, bet),
    ...openCashOuts({ feed, store, reporter }),
    offerFor: (bet: Bet) => offerFor(feed, bet),
    work: openBetWorker({ feed, store, reporter, isBeingMade: (id) => making.has(id) }),
    listOf: (playerId: string): Bet[] => store.listOf(playerId, MOST_LISTED),
  }
}

function again(bet: Bet): Placed {
  if (bet.phase === 'making') throw new CasinoSilent('the same bet is being made')
  if (bet.phase === 'refused') throw new BetRefusal(bet.refusal as BetRefusal['code'])
  if (bet.phase === 'discarding' || bet.phase === 'discarded') throw new NotTaken('suspended')
  return { bet, balance: null }
}
