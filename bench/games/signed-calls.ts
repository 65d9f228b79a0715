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

/**
 * Rounds of which all bets go before all wins, and all wins before the calls that end their rounds
 * where the dialect has them: more than there are connections, so that a call has been answered
 * when the next one of its round comes.
 */
const ROUNDS_TOGETHER = 500

/**
 * The signed calls of so many rounds as whole HTTP requests: their sender should have nothing to
 * do but send. They are made apart from the server, whose memory would else be full of them.
 */
export function signedCalls(provider: Provider, rounds: number): string[] {
  const { name, wallet, dialectOptions, seats } = provider
  const dialect = openDialect(name, dialectOptions)
  const { pathname } = new URL(wallet)
  const calls: string[] = []
  for (let done = 0; done < rounds; done += ROUNDS_TOGETHER) {
    const bets: string[] = []
    const wins: string[] = []
    const ends: string[] = []
    for (let at = done; at < Math.min(done + ROUNDS_TOGETHER, rounds); at++) {
      const session = seats[at % seats.length] as ProviderSession
      const [bet, win, roundId] = [randomUUID(), randomUUID(), randomUUID()]
      const play = (action: 'bet' | 'win', id: string): Play => ({
        kind: 'play',
        session,
        gameId: session.gameId,
        roundId,
        actions: [{ action, id, amount: 1 }],
        roundClosed: action === 'win',
      })
      bets.push(...requestsOf(dialect, pathname, play('bet', bet)))
      const [first = '', ...rest] = requestsOf(dialect, pathname, play('win', win))
      wins.push(first)
      ends.push(...rest)
    }
    calls.push(...bets, ...wins, ...ends)
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
