/** Calls `done` once `delayMs` have gone by since the last `ask`; `stop` forgets it. */
export function debounce(done: () => void, delayMs: number): { ask: () => void; stop: () => void } {
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
