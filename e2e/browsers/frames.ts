import type { Found } from './browser.ts'
import type { Wish } from './in-page.ts'

/** A frame, as both drivers have it. */
interface Frame<Self> {
  $(css: string): Promise<{ contentFrame(): Promise<Self | null> } | null>
}

interface Argument {
  evaluateHandle(
    question: (wish: Wish) => unknown,
    wish: Wish,
  ): Promise<{ asElement(): { click(): Promise<void> } | null }>
}

/** Follows the selectors of frames in frames from the page; undefined when one is not there. */
export async function frameOf<Each extends Frame<Each>>(
  page: { mainFrame(): Each },
  frames: readonly string[],
): Promise<Each | undefined> {
  let frame = page.mainFrame()
  for (const css of frames) {
    const inner = await (await frame.$(css))?.contentFrame()
    if (!inner) return undefined
    frame = inner
  }
  return frame
}

/** Looks in a frame for an element that a person could press. */
export async function findIn(
  frame: Argument | undefined,
  question: (wish: Wish) => unknown,
  wish: Wish,
): Promise<Found | undefined> {
  const element = (await frame?.evaluateHandle(question, wish))?.asElement()
  return element ? { press: () => element.click() } : undefined
}
