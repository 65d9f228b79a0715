import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/**
 * A load balancer in front of the nodes, as an operator has one: it requests the readiness of each
 * node, and sends nothing to a node that is not ready.
 */
export interface Balancer {
  url: string
  close(): Promise<void>
}

const CHECK_EVERY_MS = 250
const CHECK_WITHIN_MS = 1000
const ANSWER_WITHIN_MS = 15_000

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const ready = new Set<number>()
  const sockets = new Set<Socket>()
  let turn = 0
  const next = () => [...ready][turn++ % Math.max(1, ready.size)]

  const server = createServer((incoming, answer) => {
    const port = next()
    if (port === undefined) return refuse(answer, 503)
    pass(agent, port, incoming, answer)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (incoming, client: Socket, head) => {
    client.on('error', () => client.destroy())
    const port = next()
    if (port === undefined) return client.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
    const node = connect(port, '127.0.0.1', () => {
      node.write(headOf(incoming))
      node.write(head)
      client.pipe(node).pipe(client)
    })
    node.on('error', () => client.destroy())
    node.on('close', () => client.destroy())
    client.on('close', () => node.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const check = async (port: number) => {
    const url = `http://127.0.0.1:${port}/healthz/readiness`
    const isReady = await fetch(url, { signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(port)
    else ready.delete(port)
  }
  const timer = setInterval(() => ports.forEach(check), CHECK_EVERY_MS)
  await Promise.all(ports.map(check))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer)
      server.close()
      for (const socket of sockets) socket.destroy()
      agent.destroy()
    },
  }
}

/**
 * Nothing is sent a second time from here: only the sender of a call knows whether it may be
 * repeated.
 */
function pass(agent: Agent, port: number, incoming: IncomingMessage, answer: ServerResponse): void {
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress ?? '',
  }
  const options = {
    agent,
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: incoming.url,
    headers,
    timeout: ANSWER_WITHIN_MS,
  }
  const sent = request(options, (upstream) => {
    answer.writeHead(upstream.statusCode ?? 502, upstream.headers)
    upstream.pipe(answer)
    upstream.on('error', () => answer.destroy())
  })
  sent.on('timeout', () => sent.destroy())
  sent.on('error', () => (answer.headersSent ? answer.destroy() : refuse(answer, 502)))
  answer.on('close', () => sent.destroy())
  incoming.pipe(sent)
}

function refuse(answer: ServerResponse, status: number): void {
  answer.writeHead(status, { 'retry-after': '1' }).end()
}

function headOf({ method, url, rawHeaders, httpVersion }: IncomingMessage): string {
  const lines = Array.from(
    { length: rawHeaders.length / 2 },
    (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}`,
  )
  return [`${method} ${url} HTTP/${httpVersion}`, ...lines, '', ''].join('\r\n')
}
