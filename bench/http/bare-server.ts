import { createServer } from 'node:http'

/**
 * The yardstick: node:http that reads the request and answers the bytes it was started with, and
 * does nothing else.
 */
const url = process.env.BARE_URL ?? ''
const init: RequestInit = process.env.BARE_BODY
  ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: process.env.BARE_BODY }
  : {}
const original = await fetch(url, {
  ...init,
  headers: { ...init.headers, 'accept-encoding': 'identity' },
})
const bytes = Buffer.from(await original.arrayBuffer())
const headers = {
  'content-type': original.headers.get('content-type') ?? '',
  'content-length': bytes.length,
}

const server = createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      bytes: bytes.length,
    }),
  )
})
process.on('SIGTERM', () => process.exit(0))
