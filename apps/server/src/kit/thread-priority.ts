import { readFileSync, readlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { setPriority } from 'node:os'

/**
 * Niceness of threads that use much of a processor at a time: lower in priority than the loop that
 * answers wallets, which goes on whatever they do.
 */
export const NICENESS = 10

/** Lowers the priority of the thread that calls it. Only Linux can do this for one thread. */
export function lowerOwnPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS)
  } catch {
    // This system has no priorities of threads, or does not let the process set them.
  }
}

/**
 * Lowers the priority of the threads that hash passwords, compress answers and read files (libuv's
 * pool). Reading the folder starts the pool, so that all of them are there.
 */
export async function lowerPoolPriority(): Promise<void> {
  try {
    for (const thread of await readdir('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'latin1').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), NICENESS)
    }
  } catch {
    // This system has no priorities of threads, or does not let the process set them.
  }
}
