import type { ShownFreeBet } from '../bets/bet-routes.ts'
import type { CasinoLimits } from '../settlement/settle-slip.ts'
import { openStore, type Store } from './store.ts'

/**
 * Account of the bettor who has opened the book, with their money. `away`: the casino did not
 * answer.
 */
export interface AccountState {
  status: 'visitor' | 'loading' | 'player' | 'away'
  currency: string
  /** Minor units. */
  balance: bigint
  /** Bonus money within the balance, in minor units, and from which odds on it pays. */
  bonus: BonusMoney | null
  /** Free bets that can be used now; those that end soonest come first. */
  freeBets: readonly ShownFreeBet[]
  /** The casino's own for one slip; null while they are not known. */
  limits: CasinoLimits | null
}

export interface BonusMoney {
  amount: bigint
  minOdds: string
}

export interface Account extends Store<AccountState> {
  /** Requests the balance again. */
  refresh(): Promise<void>
  /** Requests nothing any more by itself. */
  close(): void
  /** Takes the balance of an answer, in minor units. */
  setBalance(balance: number): void
}

interface AccountDeps {
  api: string
  token: () => string
  onExpired: () => void
  /**
   * Until a casino that gave no answer is called again, and until it is reported to a host again
   * that its token has expired, in ms.
   */
  againMs?: number
}

const TIMEOUT_MS = 8_000
const AGAIN_MS = 10_000
const VISITOR: AccountState = {
  status: 'visitor',
  currency: 'EUR',
  balance: 0n,
  bonus: null,
  freeBets: [],
  limits: null,
}

interface AccountAnswer {
  currency: string
  balance: number
  bonus: { amount: number; minOdds: string } | null
  freeBets: ShownFreeBet[]
  limits: CasinoLimits
}

function stateOf({ balance, bonus, ...others }: AccountAnswer): AccountState {
  const money = bonus && { ...bonus, amount: BigInt(bonus.amount) }
  return { ...others, status: 'player', balance: BigInt(balance), bonus: money }
}

/**
 * The account behind the book's token; a token that opens no wallet, as a demonstration's, is a
 * visitor's.
 */
export function openAccount({ api, token, onExpired, againMs = AGAIN_MS }: AccountDeps): Account {
  const store = openStore<AccountState>(VISITOR)
  let again: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let notifiedAtMs = Number.NEGATIVE_INFINITY
  /** The last token that has opened a wallet. */
  let opened = ''
  async function refresh(): Promise<void> {
    clearTimeout(again)
    const requestedToken = token()
    if (requestedToken === '') return store.set(VISITOR)
    if (store.get().status === 'visitor') store.set({ ...VISITOR, status: 'loading' })
    try {
      const headers = { authorization: `Bearer ${requestedToken}` }
      const answer = await fetch(`${api}/session`, {
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (isClosed || token() !== requestedToken) return
      if (answer.status === 401) {
        store.set(VISITOR)
        return reportExpired()
      }
      if (!answer.ok) throw new Error(`The book answered ${answer.status}`)
      const { account } = (await answer.json()) as {
        account: AccountAnswer | null
      }
      store.set(account ? stateOf(account) : VISITOR)
      if (account) opened = requestedToken
      // The casino forgets a token some time after it has expired.
      else if (opened === requestedToken) reportExpired()
    } catch {
      if (isClosed || token() !== requestedToken) return
      if (store.get().status !== 'player') store.set({ ...VISITOR, status: 'away' })
      // A player who waits has nothing else to press, and a balance that is old misleads.
      again = setTimeout(() => void refresh(), againMs)
    }
  }
  /** When the new token of a host is refused as well, another one is not requested at once. */
  function reportExpired(): void {
    const restMs = notifiedAtMs + againMs - performance.now()
    if (restMs > 0) again = setTimeout(() => void refresh(), restMs)
    else {
      notifiedAtMs = performance.now()
      onExpired()
    }
  }
  return {
    ...store,
    refresh,
    close() {
      isClosed = true
      clearTimeout(again)
    },
    setBalance: (balance) => store.set({ ...store.get(), balance: BigInt(balance) }),
  }
}
