const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** Asks until there is an answer, each time after twice as long a pause. */
export async function loadAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
