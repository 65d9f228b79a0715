import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Bare</title><h1>Nothing to see</h1><p>What the line, the browser and the machine cost by themselves.</p>
<button type="button" onclick="this.textContent = Number(this.textContent) + 1">0</button></html>`

/**
 * A page of three lines from a bare node:http: the least that any page or any tap can take on this
 * machine at this hour.
 */
export async function openBarePage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(PAGE),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
