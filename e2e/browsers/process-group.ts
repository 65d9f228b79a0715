import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'

const ENDS_WITHIN_MS = 3000

/** A process with all that it starts, which can be stopped together. */
export interface ProcessGroup {
  child: ChildProcess
  stop(): Promise<void>
}

/** A group of its own also keeps Ctrl-C from it: it is stopped in its turn. */
export function startGroup(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ProcessGroup {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'exit')
  return {
    child,
    async stop() {
      if (child.pid === undefined) return
      const end = setTimeout(() => endGroup(child.pid), ENDS_WITHIN_MS)
      signal(child.pid, 'SIGTERM')
      await gone
      clearTimeout(end)
      endGroup(child.pid)
    },
  }
}

/** Waits for what closes by itself, but not for ever: what hangs is ended by force afterwards. */
export async function givenAWhile(act: () => Promise<unknown>): Promise<void> {
  const over = new AbortController()
  await Promise.race([
    act().catch(() => undefined),
    after(ENDS_WITHIN_MS, undefined, { signal: over.signal }).catch(() => undefined),
  ])
  over.abort()
}

/** Ends at once what is left of a group. */
export function endGroup(pid: number | undefined): void {
  signal(pid, 'SIGKILL')
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // It has ended.
  }
}
