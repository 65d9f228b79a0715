import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call as it came, with its answer. */
export interface RecordedCall {
  path: string
  headers: Record<string, string>
  body: Buffer
  answer: CallAnswer
}

export interface CallAnswer {
  status: number
  text: string
}

export interface Recorder {
  /** Where providers reach the casino. */
  url: string
  calls: RecordedCall[]
  /** The casino behind it. */
  leadTo(casinoUrl: string): void
  close(): void
}

/** Stands between providers and a casino, and writes down each signed call. */
export async function openRecorder(): Promise<Recorder> {
  const calls: RecordedCall[] = []
  let casinoUrl = ''
  const server = createServer(async (request, response) => {
    const call = {
      path: request.url ?? '/',
      headers: signedHeaders(request.headers),
      body: await buffer(request),
    }
    const answer = await sendCall(casinoUrl, call).catch(() => ({ status: 502, text: '' }))
    calls.push({ ...call, answer })
    response.writeHead(answer.status).end(answer.text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    leadTo(url) {
      casinoUrl = url
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a call to a casino, byte for byte. */
export async function sendCall(
  casinoUrl: string,
  { path, headers, body }: Omit<RecordedCall, 'answer'>,
): Promise<CallAnswer> {
  const sent = { method: 'POST', headers, body: new Uint8Array(body) }
  const answer = await fetch(casinoUrl + path, sent)
  return { status: answer.status, text: await answer.text() }
}

function signedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      /^webhook-|^content-type$/.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
