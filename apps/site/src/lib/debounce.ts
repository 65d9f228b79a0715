/** Calls `done` once `delayMs` have gone by since the last `restart`; `stop` forgets it. */
export function debounce(
  done: () => void,
  delayMs: number,
): { restart: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      stop()
      timer = setTimeout(done, delayMs)
    },
  }
}
