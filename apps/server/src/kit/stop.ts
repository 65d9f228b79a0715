/**
 * Ends the process in order at SIGTERM, and when the process that started it has ended. SIGINT and
 * SIGHUP of a terminal reach all processes at once: a process that was started by another one
 * ignores them and waits for that one. Call the returned function with what there is to close;
 * before that the process ends at once. After `withinMs` it ends with code 1, whatever is not
 * closed.
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
  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => wasStarted || void stop())
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
  return (given) => {
    close = given
  }
}
