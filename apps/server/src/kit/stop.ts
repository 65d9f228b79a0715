/**
 * Ends the process in order when it is told to: by SIGTERM, or by the end of the process that started it, which must leave no orphan.
 * SIGINT and SIGHUP of a terminal reach all of its processes at once; one that was started by another waits to be told by that one.
 * Call the answer with what there is to close; until then the process just ends. After `withinMs` it ends with code 1, whatever is left.
 */
export function onStop(withinMs: number): (close: () => Promise<void>) => void {
  let close = async () => {}
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), withinMs).unref()
    await close()
    process.exit(0)
  }
  const wasStarted = process.connected
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => wasStarted || void stop())
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
  return (given) => {
    close = given
  }
}
