import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { secretFor, verify } from '#contracts/signature.ts'
import type {
  PlayAction,
  PlayRequest,
  RollbackRequest,
  WalletErrorCode,
} from '#contracts/wallet-api.ts'

/**
 * The fate of one call: carried out and answered, carried out without an answer, never received, or
 * not believed.
 */
type Reaction = 'answer' | 'lose-answer' | 'lose-request' | 'disbelieve' | WalletErrorCode

/**
 * A casino's wallet of one purse, small but over real HTTP, that can lose calls and answers on
 * demand. A token begins with its player.
 */
export interface TestCasino {
  url: string
  balance: number
  /** How the casino reacts to the next calls; later ones are answered. */
  reactions: Reaction[]
  calls: { path: string; body: Record<string, unknown> }[]
  /** Called when a call has arrived; nothing comes of it before what this returns is over. */
  onCall(path: string): unknown
  close(): Promise<void>
}

const freeSpinsTotal = v.object({ issue_id: v.string(), total_amount: v.number() })

function isSignedAsSoftswiss(raw: string, given: unknown, secret: string): boolean {
  const key = secretFor('softswiss', secret)
  return given === createHmac('sha256', key).update(raw).digest('hex')
}

type Answer = { status: number; body: unknown }

export async function openTestCasino(secret: string): Promise<TestCasino> {
  /** The amount that each action moved, and its round. */
  const applied = new Map<string, { net: number; roundId: string }>()
  const undone = new Set<string>()
  const rolledBack = new Set<string>()
  const closed = new Set<string>()
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0)
  await once(server, 'listening')

  const casino: TestCasino = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balance: 10_000,
    reactions: [],
    calls: [],
    onCall() {},
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const raw = await text(request)
    const isGenuine = request.headers['x-request-sign']
      ? isSignedAsSoftswiss(raw, request.headers['x-request-sign'], secret)
      : verify([secret], request.headers, raw, Date.now() / 1000)
    if (!isGenuine) return response.writeHead(403).end()
    const path = request.url?.split('/').at(-1) ?? ''
    const body = JSON.parse(raw)
    casino.calls.push({ path, body })
    await casino.onCall(path)
    const reaction =
      path === 'authenticate' || path === 'balance'
        ? 'answer'
        : (casino.reactions.shift() ?? 'answer')
    if (reaction === 'lose-request') return response.destroy()
    if (reaction === 'disbelieve') return response.writeHead(403).end()
    const answer =
      reaction === 'answer' || reaction === 'lose-answer'
        ? carryOut(path, body)
        : { status: 403, body: { code: reaction, message: '' } }
    if (reaction === 'lose-answer') return response.destroy()
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body))
  }

  function carryOut(path: string, body: PlayRequest & RollbackRequest): Answer {
    if (path === 'authenticate')
      return ok({ player: { id: body.token.split('/')[0], currency: 'EUR', language: 'en' } })
    if (path === 'play') return play(body)
    if (path === 'rollback') return rollBack(body)
    if (path === 'freespins') return payFreeSpins(body)
    if (path === 'close') closed.add(body.roundId)
    return ok({})
  }

  /** SOFTSWISS reports what all free spins of an issue have won. */
  function payFreeSpins(body: object): Answer {
    const { issue_id: issue, total_amount: total } = v.parse(freeSpinsTotal, body)
    if (!applied.has(issue)) casino.balance += total
    applied.set(issue, { net: total, roundId: issue })
    return ok({})
  }

  function play({ roundId, actions, roundClosed }: PlayRequest): Answer {
    const fresh = actions.filter((action) => !applied.has(action.id))
    const net = fresh.reduce((sum, action) => sum + (undone.has(action.id) ? 0 : signed(action)), 0)
    if (rolledBack.has(roundId)) return refused('ROUND_ROLLED_BACK')
    if (casino.balance + net < 0) return refused('INSUFFICIENT_FUNDS')
    casino.balance += net
    for (const action of fresh)
      applied.set(action.id, { net: undone.has(action.id) ? 0 : signed(action), roundId })
    if (roundClosed) closed.add(roundId)
    return ok({ transactions: actions.map(({ id }) => ({ id, transactionId: `t-${id}` })) })
  }

  /** A round goes with its last bet. */
  function rollBack({ roundId, id, originalId }: RollbackRequest): Answer {
    if (closed.has(roundId)) return refused('ROUND_CLOSED')
    if (!undone.has(originalId)) casino.balance -= applied.get(originalId)?.net ?? 0
    undone.add(originalId)
    const others = [...applied].filter(
      ([each, { roundId: of }]) => of === roundId && !undone.has(each),
    )
    if (others.length === 0) rolledBack.add(roundId)
    return ok({ transactions: [{ id, transactionId: `t-${id}` }] })
  }

  const ok = (body: object): Answer => ({ status: 200, body: { balance: casino.balance, ...body } })
  const refused = (code: WalletErrorCode): Answer => ({
    status: 409,
    body: { code, message: '', balance: casino.balance },
  })
  return casino
}

function signed(action: PlayAction): number {
  return action.action === 'bet' ? -action.amount : action.amount
}
