export const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** The pause after a failed try: twice as long as the one before, a minute at the most. */
export const longerPause = (pauseMs: number) => Math.min(2 * pauseMs, LONGEST_PAUSE_MS)

/** Repeats a request until there is an answer, each time after twice as long a pause. */
export async function loadAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longerPause(pauseMs)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
