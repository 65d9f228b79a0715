import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { signedBet } from '../bets.ts'

/**
 * Sends signed bets and requests /healthz at fixed times, whether the ones before have been
 * answered or not, for bench/hostile/hostile.ts. For each line on stdin it prints the time that 99
 * in 100 calls stayed below since the last. Arguments: address, token, the studio's secret.
 */
export interface Waits {
  walletMs: number
  healthMs: number
}

const [casino = '', token = '', secret = ''] = process.argv.slice(2)
const BET_EVERY_MS = 10
const HEALTH_EVERY_MS = 25
/** A call that is not answered by then counts as if it had been. */
const LONGEST_MS = 10_000
const agent = new Agent({ keepAlive: true })
/** When those were sent that have no answer yet. */
const open = { wallet: new Set<number>(), health: new Set<number>() }
const took = { wallet: [] as number[], health: [] as number[] }

setInterval(() => {
  const { headers, body } = signedBet(token, secret)
  call('wallet', { method: 'POST', path: '/providers/studio/wallet/play', headers, body })
}, BET_EVERY_MS)
setInterval(
  () => call('health', { method: 'GET', path: '/healthz', headers: {}, body: '' }),
  HEALTH_EVERY_MS,
)

createInterface(process.stdin).on('line', () => {
  const waits: Waits = { walletMs: slowest('wallet'), healthMs: slowest('health') }
  console.log(JSON.stringify(waits))
})

interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

function call(kind: keyof typeof took, { body, ...options }: Call): void {
  const sent = performance.now()
  open[kind].add(sent)
  const settle = (isRight: boolean) => {
    if (!open[kind].delete(sent)) return
    took[kind].push(isRight ? performance.now() - sent : LONGEST_MS)
  }
  const outgoing = request(
    casino + options.path,
    { ...options, agent, timeout: LONGEST_MS },
    (answer) => {
      answer.resume()
      answer.on('end', () => settle(answer.statusCode === 200))
    },
  )
  outgoing.on('timeout', () => outgoing.destroy())
  outgoing.on('error', () => settle(false))
  outgoing.end(body)
}

/** With those that still wait: a server that answers nothing is not a quick one. */
function slowest(kind: keyof typeof took): number {
  const now = performance.now()
  const all = [...took[kind], ...Array.from(open[kind], (sent) => now - sent)].sort(
    (one, other) => one - other,
  )
  took[kind] = []
  return all[Math.floor(all.length * 0.99)] ?? Number.NaN
}
