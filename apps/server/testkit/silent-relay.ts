import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentRelay {
  port: number
  /**
   * Passes nothing on any more, in either direction, not even the end of a connection, like a
   * broken line.
   */
  silence(): void
  /** New connections pass again; what fell silent stays so. */
  speak(): void
  /** Connections that were made so far. */
  connections(): number
  close(): void
}

/** Stands between a client and the server at `port`. */
export async function openSilentRelay(port: number): Promise<SilentRelay> {
  const lines = new Set<[Socket, Socket]>()
  let isSilent = false
  let connections = 0
  const server = createServer({ allowHalfOpen: true }, (client) => {
    connections++
    const casino = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    lines.add([client, casino])
    for (const [from, to] of [
      [client, casino],
      [casino, client],
    ] as const) {
      from.on('error', () => {})
      if (isSilent) from.resume()
      else from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true
      for (const [client, casino] of lines) {
        client.unpipe(casino)
        casino.unpipe(client)
        for (const each of [client, casino]) each.resume()
      }
    },
    speak() {
      isSilent = false
    },
    connections: () => connections,
    close() {
      server.close()
      for (const line of lines) for (const each of line) each.destroy()
    },
  }
}
