import { randomUUID } from 'node:crypto'
import type {
  Dialect,
  DialectName,
  ProviderSession,
  WalletCall,
  WalletPost,
} from '#wallet-dialects/dialect.ts'
import { openDialect } from '#wallet-dialects/open-dialect.ts'

/** Facts that the provider of the bench knows of the casino. */
export interface Provider {
  name: DialectName
  /** Address of the wallet. */
  wallet: string
  dialectOptions: { secret: string; partner: string }
  /** The launches, each of another player. */
  seats: readonly ProviderSession[]
}

type Play = Extract<WalletCall, { kind: 'play' }>

export interface SignedCall {
  /** The whole HTTP request. */
  text: string
  /** Place of the call that has to be answered before this one is sent; null for none. */
  after: number | null
}

/**
 * Rounds of which all bets go before all wins, and all wins before the calls that end their rounds
 * where the dialect has them: more than there are connections, so that a call has mostly been
 * answered when the next one of its round is due.
 */
const ROUNDS_TOGETHER = 500

/**
 * The signed calls of so many rounds: their sender should have nothing to do but send. They are
 * made apart from the server, whose memory would else be full of them.
 */
export function signedCalls(provider: Provider, rounds: number): SignedCall[] {
  const { name, wallet, dialectOptions, seats } = provider
  const dialect = openDialect(name, dialectOptions)
  const { pathname } = new URL(wallet)
  const requestsOfRound = (at: number): string[] => {
    const session = seats[at % seats.length] as ProviderSession
    const roundId = randomUUID()
    const play = (action: 'bet' | 'win'): Play => ({
      kind: 'play',
      session,
      gameId: session.gameId,
      roundId,
      actions: [{ action, id: randomUUID(), amount: 1 }],
      roundClosed: action === 'win',
    })
    return [play('bet'), play('win')].flatMap((call) => requestsOf(dialect, pathname, call))
  }
  const calls: SignedCall[] = []
  for (let done = 0; done < rounds; done += ROUNDS_TOGETHER) {
    const length = Math.min(ROUNDS_TOGETHER, rounds - done)
    const together = Array.from({ length }, (_, at) => requestsOfRound(done + at))
    const last: (number | null)[] = together.map(() => null)
    const steps = Math.max(...together.map((requests) => requests.length))
    for (let step = 0; step < steps; step++)
      for (const [round, requests] of together.entries()) {
        const text = requests[step]
        if (text === undefined) continue
        calls.push({ text, after: last[round] ?? null })
        last[round] = calls.length - 1
      }
  }
  return calls
}

function requestsOf(dialect: Dialect, pathname: string, call: Play): string[] {
  return dialect.steps(call).map(({ request }) => textOf(pathname, request))
}

function textOf(pathname: string, { path, headers, body }: WalletPost): string {
  const all = { host: 'bench', 'content-length': Buffer.byteLength(body), ...headers }
  const lines = Object.entries(all).map(([field, value]) => `${field}: ${value}`)
  return [`POST ${pathname}/${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
