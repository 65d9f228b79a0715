import { once } from 'node:events'
import type { Server } from 'node:net'
import { ConfigError } from '../config/setting.ts'

/** Listens; 0 picks a free port. Throws ConfigError with a sentence that names the setting when the port cannot be had. */
export async function openPort(server: Server, port: number, setting: 'PORT' | 'METRICS_PORT'): Promise<void> {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is taken: stop what uses it, or' : `cannot be opened (${message}):`
    throw new ConfigError(`Port ${port} ${reason} choose another ${setting}.`)
  }
}
