/**
 * Returns why a child process of `execFile` failed: the first line of the error that Node printed,
 * at most 200 characters, without the stack; else how the process ended.
 */
export function reasonOfEnd(error: unknown): string {
  const { stderr, code, signal } = (error ?? {}) as {
    stderr?: unknown
    code?: unknown
    signal?: unknown
  }
  const output = String(stderr ?? '')
  // 51 is what a full disk is called in WebAssembly.
  if (/ENOSPC|No space left|errno: 51\b/.test(output)) return 'the disk is full'
  const printed = output
    .match(/^\w*Error\b.*/m)?.[0]
    .slice(0, 200)
    .replace(/\.$/, '')
  if (printed) return printed
  if (signal) return `its process was ended by ${String(signal)}`
  return `its process ended with code ${String(code)}`
}
