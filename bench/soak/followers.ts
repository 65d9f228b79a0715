import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Seated } from '../seat-players.ts'
import { PUBLIC_URL } from './nodes.ts'

export interface Followers {
  /** The real balance that each follower got last, in cents, by player's id. */
  lastCents: ReadonlyMap<string, bigint>
  /** Returns the number of sockets that were opened, over all followers. */
  opened(): number
  /** Codes with which sign-ins were refused. */
  refused: readonly string[]
  stop(): void
}

const OPEN_AGAIN_AFTER_MS = 500
const FORBIDDEN = 4403
const BALANCE = 'subscription { user { balances { id amount } } }'

/**
 * Players who are signed in and follow their balance on a socket, and come back whenever it closes,
 * as the site does.
 */
export function followBalances(
  url: string,
  players: readonly Seated[],
  password: string,
): Followers {
  const lastCents = new Map<string, bigint>()
  const refused: string[] = []
  const sockets = new Set<WebSocket>()
  let opened = 0
  let stopped = false
  for (const [at, player] of players.entries()) void follow(player, `198.51.100.${at + 1}`)
  return {
    lastCents,
    refused,
    opened: () => opened,
    stop() {
      stopped = true
      for (const socket of sockets) socket.terminate()
    },
  }

  async function follow({ playerId, email }: Seated, ip: string): Promise<void> {
    let token: string | null = null
    while (!stopped) {
      token ??= await signIn(email, ip).catch(() => null)
      const code =
        token === null ? 0 : await listen(token, ip, (cents) => lastCents.set(playerId, cents))
      if (code === FORBIDDEN) token = null
      await wait(OPEN_AGAIN_AFTER_MS)
    }
  }

  async function signIn(email: string, ip: string): Promise<string | null> {
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { origin: PUBLIC_URL, 'x-forwarded-for': ip },
      body: new URLSearchParams({ username: email, password }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    if (answer.status === 200) return text
    if (answer.status < 500) refused.push(`${answer.status} ${text}`)
    return null
  }

  /** Resolves with the close code, 0 for a socket that broke. */
  function listen(token: string, ip: string, onNews: (cents: bigint) => void): Promise<number> {
    const address = `${url.replace('http', 'ws')}/api/graphql`
    const socket = new WebSocket(address, 'graphql-transport-ws', {
      origin: PUBLIC_URL,
      headers: { 'x-forwarded-for': ip },
    })
    sockets.add(socket)
    return new Promise((done) => {
      socket.on('error', () => {})
      socket.on('close', (code) => {
        sockets.delete(socket)
        done(code === 1006 ? 0 : code)
      })
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-token': token } })),
      )
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Message
        if (message.type === 'connection_ack') {
          opened += 1
          socket.send(JSON.stringify({ id: 'b', type: 'subscribe', payload: { query: BALANCE } }))
        }
        const real = message.payload?.data?.user?.balances[0]
        if (real) onNews(BigInt(real.amount.replace('.', '')))
      })
    })
  }
}

interface Message {
  type: string
  payload?: { data?: { user?: { balances: { amount: string }[] } } }
}
