import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'

/**
 * One stand-in for a third party: its routes below its own prefix, and how to stop its timers and
 * files.
 */
export interface Party {
  // biome-ignore lint/suspicious/noExplicitAny: each party's app has its own context variables, which no other code reads.
  app: Hono<any>
  /** A path that sockets are opened at, and what takes them. */
  upgrade?: { path: string; take(request: IncomingMessage, socket: Duplex, head: Buffer): void }
  close(): Promise<void> | void
}

/** The options that every party is given when the sandbox opens. */
export interface PartyOptions {
  /** Where the party keeps its files; its own folder. */
  dataDir: string
  /** The casino's origin as this process reaches it, without a slash at the end. */
  casinoUrl: string
  /** The sandbox's origin as a browser reaches it, without a slash at the end. */
  publicUrl: string
  /** Shared with the casino; signs both directions. */
  secret: string
}
