/** Time that a request may take, to the last byte of the answer, in ms. */
const PATIENCE_MS = 20_000

/**
 * `fetch` that gives up in time: a connection can fall silent without an end, and its caller would
 * wait for ever.
 */
export const patientFetch: typeof fetch = (input, init) => {
  const giving = new AbortController()
  const giveUp = () => giving.abort()
  setTimeout(giveUp, PATIENCE_MS)
  init?.signal?.addEventListener('abort', giveUp)
  return fetch(input, { ...init, signal: giving.signal })
}
