import { once } from 'node:events'
import type { Server } from 'node:net'
import { ConfigError } from '../../config/setting.ts'

/**
 * Listens at `host`, or at all addresses of the machine when it is null; port 0 picks a free one.
 * Throws ConfigError with a sentence that names the setting when the address cannot be used.
 */
export async function openPort(
  server: Server,
  port: number,
  setting: 'PORT' | 'METRICS_PORT',
  host: string | null = null,
): Promise<void> {
  server.listen(host === null ? { port } : { port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (host !== null && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
      throw new ConfigError(
        `${setting.replace('PORT', 'HOST')} must be an address of this machine, not "${host}".`,
      )
    const reason =
      code === 'EADDRINUSE' ? 'is taken: stop what uses it, or' : `cannot be opened (${message}):`
    throw new ConfigError(`Port ${port} ${reason} choose another ${setting}.`)
  }
}
