/** One HTTP request to a third party. */
export interface OutsideCall {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For the whole call: connection, headers and the last byte of the body. */
  timeoutMs: number
  /** Of the answer's body once it is unpacked; reading stops at the first byte beyond. */
  mostBytes: number
}

export interface OutsideAnswer {
  status: number
  /** The status is 200 to 299. */
  ok: boolean
  headers: Headers
  /** The whole body as UTF-8. */
  text: string
}

/**
 * The only way in which the server calls a third party over HTTP: a third party may be slow, may answer without end, and may send us
 * elsewhere. Redirects are refused. Throws a plain Error; the adapter that calls makes ThirdPartyDown of it.
 */
export async function callOutside(url: string, { timeoutMs, mostBytes, ...request }: OutsideCall): Promise<OutsideAnswer> {
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  return { status: answer.status, ok: answer.ok, headers: answer.headers, text: await readText(answer, mostBytes) }
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
  return Buffer.concat(pieces, size).toString('utf8')
}
