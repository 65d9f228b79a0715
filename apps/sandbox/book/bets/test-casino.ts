import type {
  BetAnswer,
  SportsPlayerAnswer,
  SportsWalletErrorCode,
} from '#contracts/sports-wallet-api.ts'
import { BetRefusal, type BetWallet, CasinoSilent } from './bet-wallet.ts'

/** A call of the wallet's dialect. */
type WalletCall = keyof Omit<BetWallet, 'authenticate'>

/** The casino's answer about the player who bets. */
export const ANN: SportsPlayerAnswer = {
  player: { id: 'ann', currency: 'EUR', language: 'en' },
  balance: 10_000,
  limits: { maxReturn: 5_000_000, maxOdds: '10000' },
  bonus: null,
  freeBets: [],
}

/** A casino that holds and pays by the rules of the dialect, and fails when a test wants it to. */
export function openTestCasino() {
  const bets = new Map<
    string,
    {
      stake: number
      state: 'made' | 'committed' | 'discarded' | 'settled' | 'replaced'
      freeBetId?: string | undefined
      replaces?: string | undefined
    }
  >()
  const settlements = new Set<string>()
  const wallet = {
    balance: 10_000,
    paid: [] as number[],
    calls: [] as WalletCall[],
    fail: null as null | ((call: WalletCall) => 'lost' | 'unheard' | SportsWalletErrorCode | null),
    hold: null as null | ((call: WalletCall) => Promise<void> | null),
  }
  async function call(name: WalletCall, betId: string, work: () => void): Promise<BetAnswer> {
    wallet.calls.push(name)
    await wallet.hold?.(name)
    const failure = wallet.fail?.(name) ?? null
    if (failure === 'unheard') throw new CasinoSilent(name)
    if (failure && failure !== 'lost') throw new BetRefusal(failure)
    work()
    if (failure === 'lost') throw new CasinoSilent(name)
    return { balance: wallet.balance, transactionId: betId, state: 'made', carried: 0 }
  }
  const dialect: BetWallet = {
    authenticate: () => Promise.reject(new CasinoSilent('authenticate')),
    make: ({ betId, amount: stake, replaces, freeBetId }) =>
      call('make', betId, () => {
        if (bets.get(betId)?.state === 'discarded') throw new BetRefusal('BET_DISCARDED')
        if (bets.has(betId)) return
        const holders = [...bets.values()].filter((bet) => bet.freeBetId === freeBetId)
        if (freeBetId !== undefined && holders.some(({ state }) => state !== 'discarded'))
          throw new BetRefusal('FREE_BET_USED')
        const amount = freeBetId === undefined ? stake : 0
        const old = replaces === undefined ? undefined : bets.get(replaces)
        if (replaces !== undefined && old?.state !== 'committed')
          throw new BetRefusal('BET_SETTLED')
        const [left, given] = [wallet.balance, old?.stake ?? 0]
        if (amount > left + given) throw new BetRefusal('INSUFFICIENT_FUNDS')
        wallet.balance += given - amount
        if (old && replaces !== undefined) bets.set(replaces, { ...old, state: 'replaced' })
        bets.set(betId, { stake: amount, state: 'made', replaces, freeBetId })
      }),
    commit: ({ betId }) =>
      call(
        'commit',
        betId,
        () => void bets.set(betId, { ...(bets.get(betId) ?? { stake: 0 }), state: 'committed' }),
      ),
    discard: ({ betId }) =>
      call('discard', betId, () => {
        const bet = bets.get(betId)
        const old = bet?.replaces === undefined ? undefined : bets.get(bet.replaces)
        if (bet?.state === 'made') wallet.balance += bet.stake - (old?.stake ?? 0)
        if (bet?.state === 'made' && bet.replaces !== undefined && old)
          bets.set(bet.replaces, { ...old, state: 'committed' })
        bets.set(betId, { ...(bet ?? { stake: 0 }), state: 'discarded' })
      }),
    settle: ({ id, betId, amount, stakeClosed }) =>
      call('settle', betId, () => {
        const bet = bets.get(betId)
        if (bet?.state !== 'committed' || settlements.has(id)) return
        if (stakeClosed !== undefined && stakeClosed >= bet.stake)
          throw new BetRefusal('BAD_REQUEST')
        settlements.add(id)
        wallet.balance += amount
        wallet.paid.push(amount)
        bets.set(
          betId,
          stakeClosed === undefined
            ? { ...bet, state: 'settled' }
            : { ...bet, stake: bet.stake - stakeClosed },
        )
      }),
  }
  return { ...wallet, wallet, dialect, bets }
}
