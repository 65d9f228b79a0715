import { FREE_BET_KINDS } from '#rules/free-bet.ts'
import { WAGER_KINDS } from '#rules/wagering.ts'
import type { Tx } from '../db/database.ts'
import type { Module } from '../kit/module.ts'
import { acceptAtOnce, startQueued } from './answer.ts'
import type { BonusesDeps } from './bonus.ts'
import { bonusesResolvers, MOST_SHOWN } from './bonuses.resolvers.ts'
import { type NewCashbackPlan, putCashbackPlan } from './cashback/cashback.store.ts'
import { giveCashback } from './cashback/cashback.ts'
import { MOST_CASHBACK_SHOWN } from './cashback/running-cashback.store.ts'
import type { FreeBet } from './free-bets/free-bet.ts'
import { MOST_FREE_BETS_SHOWN } from './free-bets/free-bets.resolvers.ts'
import { listFreeBets } from './free-bets/free-bets.store.ts'
import {
  endFreeBets,
  type FreeBetGift,
  giveFreeBet,
  withdrawFreeBet,
} from './free-bets/give-free-bet.ts'
import { changeWinnings, type WinningsChange } from './free-bets/winnings.ts'
import { withdrawFreeSpins } from './free-spins/answer-free-spins.ts'
import { callProviders } from './free-spins/call-providers.ts'
import { endFreeSpins, endFreeSpinsOfStopped } from './free-spins/end-free-spins.ts'
import { MOST_FREE_SPINS_SHOWN } from './free-spins/free-spins.resolvers.ts'
import { listFreeSpins } from './free-spins/free-spins.store.ts'
import type { FreeSpins } from './free-spins/free-spins.ts'
import { type FreeSpinsGift, giveFreeSpins } from './free-spins/give-free-spins.ts'
import { type NewFreeSpinsTemplate, putFreeSpinsTemplate } from './free-spins/templates.store.ts'
import { openWalletFreeSpins, type WalletFreeSpins } from './free-spins/wallet-free-spins.ts'
import { type Gift, giveBonus } from './give.ts'
import { type NewOffer, putOffer } from './offers.store.ts'
import {
  giveForDeposit,
  listOffers,
  type Offer,
  type OfferQuestion,
  type PaidDeposit,
} from './offers.ts'
import { type CodeCaller, type CodeQuestion, lookUpCode, mustBePromoCode } from './promo-codes.ts'
import { countWagering, endBonuses } from './wagering.ts'

export interface Bonuses extends Module {
  /**
   * What can be chosen with a deposit now; first what the player is promised by the code of their
   * registration.
   */
  listOffers(question: OfferQuestion): Promise<Offer[]>
  /**
   * Returns the offer with a typed code, in small or capital letters, or with this id when it needs
   * no code; null when there is none now. Throws Refusal('rate_limited') for an address that tries
   * out codes.
   */
  lookUpCode(question: CodeQuestion, caller: CodeCaller): Promise<Offer | null>
  /** Throws a Refusal that names the field when the code of a registration was never given out. */
  mustBePromoCode(typed: Pick<CodeQuestion, 'code' | 'currency'>, caller: CodeCaller): Promise<void>
  /**
   * Gives what was chosen with a deposit, with the transaction that credits it: once for the player
   * and the offer.
   */
  giveForDeposit(tx: Tx, deposit: PaidDeposit): Promise<void>
  /** Offers a bonus to one player, and returns its id. */
  giveBonus(tx: Tx, gift: Gift): Promise<string>
  /**
   * Accepts a bonus for a player who has agreed already; it stays offered while another one is
   * active.
   */
  acceptAtOnce(tx: Tx, playerId: string, id: string): Promise<void>
  putOffer(tx: Tx, offer: NewOffer): Promise<void>
  putCashbackPlan(tx: Tx, plan: NewCashbackPlan): Promise<void>
  putFreeSpinsTemplate(tx: Tx, template: NewFreeSpinsTemplate): Promise<void>
  /** Offers free spins to one player, and answers their id. */
  giveFreeSpins(tx: Tx, gift: FreeSpinsGift): Promise<string>
  /** Gives one player a free bet, and answers its id. Throws Refusal('account_not_active'). */
  giveFreeBet(tx: Tx, gift: FreeBetGift): Promise<string>
  /** A player's free bets, the newest first. */
  listFreeBets(playerId: string): Promise<FreeBet[]>
  /**
   * Takes a free bet back that is in no bet; answers whose it was. Throws
   * Refusal('free_bet_not_given').
   */
  withdrawFreeBet(tx: Tx, id: string, actor: string): Promise<string>
  /** Gives what a free bet has won as a bonus, or takes it back, with the transaction. */
  changeWinnings(tx: Tx, change: WinningsChange): Promise<void>
  /**
   * Takes free spins back, and answers whose they were. Throws Refusals: free_spins_unknown,
   * free_spins_over.
   */
  withdrawFreeSpins(tx: Tx, id: string, actor: string): Promise<string>
  /** The newest first, fifty at the most. */
  listFreeSpins(playerId: string): Promise<FreeSpins[]>
  freeSpins: WalletFreeSpins
}

const COUNT_EVERY_MS = 3_000
const END_EVERY_MS = 30_000
const CALL_EVERY_MS = 2_000
const STOP_EVERY_MS = 5_000
const START_EVERY_MS = 5_000
const CASHBACK_EVERY_MS = 60_000

/**
 * Offers with deposits, bonuses of players, and what has to be wagered before bonus money becomes
 * real.
 */
export function openBonuses(deps: BonusesDeps): Bonuses {
  return {
    resolvers: bonusesResolvers(deps),
    fields: {
      'Query.bonuses': { cost: 100, size: MOST_SHOWN },
      'Bonus.shares': { size: WAGER_KINDS.length },
      'Query.promoCode': { cost: 50, once: true },
      'Mutation.acceptBonus': { cost: 100 },
      'Mutation.declineBonus': { cost: 100 },
      'Mutation.forfeitBonus': { cost: 100 },
      'Query.freeBets': { cost: 50, size: MOST_FREE_BETS_SHOWN },
      'FreeBet.kinds': { size: FREE_BET_KINDS.length },
      'FreeBet.sports': { size: 20 },
      'Query.cashback': { cost: 100, size: MOST_CASHBACK_SHOWN },
      'Query.freeSpins': { cost: 50, size: MOST_FREE_SPINS_SHOWN },
      'FreeSpins.games': { size: 20 },
      'Mutation.acceptFreeSpins': { cost: 100 },
      'Mutation.declineFreeSpins': { cost: 100 },
      'Mutation.forfeitFreeSpins': { cost: 100 },
    },
    jobs: [
      { name: 'count wagering', everyMs: COUNT_EVERY_MS, run: () => countWagering(deps) },
      { name: 'end bonuses', everyMs: END_EVERY_MS, run: () => endBonuses(deps) },
      {
        name: 'free spins at providers',
        everyMs: CALL_EVERY_MS,
        run: async () => deps.desks && callProviders(deps, deps.desks()),
      },
      {
        name: 'end free spins of stopped players',
        everyMs: STOP_EVERY_MS,
        run: async () => deps.desks && endFreeSpinsOfStopped(deps, deps.desks()),
      },
      { name: 'end free spins', everyMs: END_EVERY_MS, run: () => endFreeSpins(deps) },
      { name: 'start queued bonuses', everyMs: START_EVERY_MS, run: () => startQueued(deps) },
      { name: 'end free bets', everyMs: END_EVERY_MS, run: () => endFreeBets(deps) },
      { name: 'cashback', everyMs: CASHBACK_EVERY_MS, run: (signal) => giveCashback(deps, signal) },
    ],
    listOffers: (question) => listOffers(deps, question),
    lookUpCode: (question, caller) => lookUpCode(deps, question, caller),
    mustBePromoCode: (typed, caller) => mustBePromoCode(deps, typed, caller),
    giveForDeposit: (tx, deposit) => giveForDeposit(deps, tx, deposit),
    giveBonus: (tx, gift) => giveBonus(deps, tx, gift),
    acceptAtOnce: (tx, playerId, id) => acceptAtOnce(deps, tx, playerId, id),
    putOffer,
    putCashbackPlan,
    putFreeSpinsTemplate,
    giveFreeSpins: (tx, gift) => giveFreeSpins(deps, tx, gift),
    giveFreeBet: (tx, gift) => giveFreeBet(deps, tx, gift),
    listFreeBets: (playerId) => listFreeBets(deps.db, playerId, MOST_FREE_BETS_SHOWN),
    withdrawFreeBet: (tx, id, actor) => withdrawFreeBet(deps, tx, id, actor),
    changeWinnings: (tx, change) => changeWinnings(deps, tx, change),
    withdrawFreeSpins: (tx, id, actor) => withdrawFreeSpins(deps, tx, id, actor),
    listFreeSpins: (playerId) => listFreeSpins(deps.db, playerId, MOST_FREE_SPINS_SHOWN),
    freeSpins: openWalletFreeSpins(deps),
  }
}
