/** One event of a trace of Chromium, as far as it is read here. Times are microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time of the processor, which other programs do not make longer. */
  tdur?: number
}

export interface Frames {
  count: number
  /** Work of the main thread in a frame, in ms of the processor. */
  p95: number
  worst: number
  /** Part of the frames with more work than there is time at 60 a second. */
  late: number
  /** Number of layouts, by frame. */
  layouts: number
  /** Work of all frames by kind, in ms by frame. */
  script: number
  layout: number
  paint: number
}

export const FRAME_MS = 1000 / 60
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree'])
const PAINT = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit'])

/** A page draws by script, or what it has drawn is handed on: both are of a frame. */
const FRAME = new Set(['FireAnimationFrame', 'Commit'])

/**
 * Reads the frames that a page drew, on the thread that has most of them. One task calls all that
 * wait for a frame, and then lays out and paints: what other tasks do between two frames is no part
 * of it. An animation that the browser runs by itself takes no frame of the page.
 */
export function framesOf(events: readonly TraceEvent[]): Frames {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const callbacks = Map.groupBy(
    events.filter(({ name }) => FRAME.has(name)),
    threadOf,
  )
  const [thread = ''] = [...callbacks].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const own = events.filter((event) => threadOf(event) === thread).toSorted((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const works = new Map<TraceEvent, number>()
  for (const { ts } of callbacks.get(thread) ?? []) {
    const task = taskAt(tasks, ts)
    if (task) works.set(task, timeOf(task))
  }
  const sums = { script: 0, layout: 0, paint: 0, layouts: 0 }
  for (const event of own) {
    const task = taskAt(tasks, event.ts)
    if (!task || !works.has(task)) continue
    if (event.name === 'FireAnimationFrame') sums.script += timeOf(event)
    if (LAYOUT.has(event.name)) sums.layout += timeOf(event)
    if (event.name === 'Layout') sums.layouts += 1
    if (PAINT.has(event.name)) sums.paint += timeOf(event)
  }
  const sorted = [...works.values()].toSorted((a, b) => a - b)
  const count = sorted.length
  const each = (sum: number) => (count === 0 ? 0 : sum / count)
  return {
    count,
    p95: sorted[Math.floor(count * 0.95)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    late: each(sorted.filter((work) => work > FRAME_MS).length),
    layouts: each(sums.layouts),
    script: each(sums.script),
    layout: each(sums.layout),
    paint: each(sums.paint),
  }
}

function timeOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1000
}

/** Returns the task in which this moment is. */
function taskAt(tasks: readonly TraceEvent[], ts: number): TraceEvent | undefined {
  let [low, high] = [0, tasks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tasks[middle]?.ts ?? 0) <= ts) low = middle + 1
    else high = middle
  }
  const task = tasks[low - 1]
  return task && ts <= task.ts + (task.dur ?? 0) ? task : undefined
}
