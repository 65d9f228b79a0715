import type { Socket } from 'node:net'

/**
 * Addresses of which one connection each is read again in a turn of the loop, when they have
 * requested much and have not flooded.
 */
const READ_PER_TURN = 4

/** How an address is read after a flood: one connection at a time, with a pause before each. */
export interface Slowness {
  /** Counted from the last flood of the address. */
  forMs: number
  readEveryMs: number
}

/** The connections of an address. */
export interface Readable {
  open: Set<Socket>
  /** Connections that are not read until it is their turn, in the order of their turns. */
  paused: Set<Socket>
  slowness: Slowness
  /** The time until which it counts as slow, by performance.now(). */
  slowUntilMs: number
  /** Whether one of the paused is planned to be read after a pause. */
  isReadSlowly: boolean
}

export const newReadable = (slowness: Slowness): Readable => ({
  open: new Set(),
  paused: new Set(),
  slowness,
  slowUntilMs: 0,
  isReadSlowly: false,
})

/** Addresses with paused connections that are not slow, in the order of their turns. */
const waiting = new Set<Readable>()
let isPlanned = false

/** Reads the connections of the address in later turns of the loop, one after the other. */
export function readInTurns(address: Readable): void {
  for (const socket of address.open) hold(address, socket)
  planRead(address)
}

export function hold({ paused }: Readable, socket: Socket): void {
  if (socket.destroyed || socket.isPaused()) return
  socket.pause()
  paused.add(socket)
}

export function planRead(address: Readable): void {
  if (address.isReadSlowly || address.paused.size === 0) return
  if (address.slowUntilMs > performance.now()) {
    address.isReadSlowly = true
    setTimeout(readSlowly, address.slowness.readEveryMs, address).unref()
  } else {
    waiting.add(address)
    planSome()
  }
}

function planSome(): void {
  if (isPlanned || waiting.size === 0) return
  isPlanned = true
  setImmediate(readSome)
}

function readSome(): void {
  isPlanned = false
  // An address whose turn it was may wait again, but has its next turn later.
  for (const address of [...waiting.values().take(READ_PER_TURN)]) {
    waiting.delete(address)
    readNext(address)
  }
  planSome()
}

function readSlowly(address: Readable): void {
  address.isReadSlowly = false
  readNext(address)
}

function readNext(address: Readable): void {
  const [next] = address.paused
  if (next) {
    address.paused.delete(next)
    next.resume()
  }
  planRead(address)
}
