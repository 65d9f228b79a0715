import { Histogram } from 'prom-client'
import { meter, SECONDS_BUCKETS } from './meter.ts'
import { traced } from './trace.ts'
import { mendedJson } from './whole-text.ts'

/** One HTTP request to a third party. */
export interface OutsideCall {
  /** The third party's name in the metrics: 'studio', 'cashier'. */
  party: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Longest time of the whole call, in ms: connection, headers and the last byte of the body. */
  timeoutMs: number
  /** Most bytes of the unpacked body; reading stops at the first byte beyond. */
  mostBytes: number
}

export interface OutsideAnswer {
  status: number
  /** The status is 200 to 299. */
  ok: boolean
  headers: Headers
  /** The whole body as UTF-8; in JSON, a character that no database keeps is replaced. */
  text: string
}

/**
 * The only way in which the server calls a third party over HTTP: a third party may be slow, may
 * answer without end, and may send us elsewhere. Redirects are refused. Throws a plain Error; the
 * adapter that calls makes ThirdPartyDown of it.
 */
export async function callOutside(
  url: string,
  { party, timeoutMs, mostBytes, ...request }: OutsideCall,
): Promise<OutsideAnswer> {
  const measured = seconds.startTimer({ party })
  try {
    const answer = await traced('provider call', { party }, () =>
      fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
    )
    const text = await readText(answer, mostBytes)
    measured({ outcome: outcomeOf(answer.status) })
    return { status: answer.status, ok: answer.ok, headers: answer.headers, text }
  } catch (error) {
    measured({ outcome: 'unreachable' })
    throw error
  }
}

const seconds = new Histogram({
  name: 'baize_provider_call_seconds',
  help: 'Time of a call to a third party, by outcome: ok, refused (4xx), failed (5xx), unreachable (no whole answer in time)',
  labelNames: ['party', 'outcome'],
  buckets: SECONDS_BUCKETS,
  registers: [meter],
})

function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok'
}

async function readText({ body }: Response, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`)
    pieces.push(piece)
  }
  return mendedJson(Buffer.concat(pieces, size).toString('utf8'))
}
