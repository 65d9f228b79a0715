/** Calls `done` when it was not asked for during `delayMs`; `stop` forgets it. */
export function settled(done: () => void, delayMs: number): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    ask: () => {
      stop()
      timer = setTimeout(done, delayMs)
    },
  }
}
