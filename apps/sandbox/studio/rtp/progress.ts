/** One line that is written over, on a terminal only. */
export interface Progress {
  show(part: number): void
  end(): void
}

export function openProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now()
  let shown = -1
  return {
    show(part) {
      const percent = Math.floor(part * 100)
      if (!stream.isTTY || percent === shown) return
      shown = percent
      const seconds = (performance.now() - started) / 1000
      const left = part > 0 ? Math.round((seconds / part) * (1 - part)) : 0
      stream.write(`\r${String(percent).padStart(3)} %, about ${left} s left `)
    },
    end() {
      if (stream.isTTY && shown >= 0) stream.write('\r\x1b[K')
    },
  }
}
