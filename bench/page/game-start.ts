import { setTimeout as pause } from 'node:timers/promises'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { type LoneBrowser, launchLone } from './lone-phone.ts'

const GAMES = ['under-the-scale', 'keepers-light', 'pinwheel-drop'] as const
const ROUNDS = 3
/** A page that was just opened goes on loading; a player looks around for so long. */
const AT_REST_MS = 12_000
const PATIENCE_MS = 60_000
const TARGET_MS = 2_500

declare global {
  /** Resolves to the time at which the game in the frame can be played, in ms since 1970. */
  var playableAt: Promise<number>
}

/**
 * Measures how long a slow phone on a slow network takes from the press on a game's link, on an
 * open page of the casino, until the game can be played: in demo, each time in a fresh profile.
 */
export async function benchGameStart(casino: string): Promise<BenchRow> {
  const browser = await launchLone()
  const took: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const game of GAMES) took.push(await startGame(browser, casino, game))
  } finally {
    await browser.close()
  }
  const value = median(took)
  return {
    name: 'press on a game until it can be played',
    value,
    unit: 'ms',
    target: TARGET_MS,
    pass: value <= TARGET_MS,
  }
}

async function startGame(browser: LoneBrowser, casino: string, game: string): Promise<number> {
  const phone = await browser.openPhone()
  try {
    await phone.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` })
    await phone.send('Page.navigate', { url: `${casino}/casino?lng=en` })
    await pause(AT_REST_MS)
    const path = `/play/demo/${game}?lng=en`
    const { result } = await phone.send('Runtime.evaluate', {
      expression: `(${press})(${JSON.stringify(path)}, ${PATIENCE_MS})`,
      awaitPromise: true,
      returnByValue: true,
    })
    const { value } = result as { value?: number }
    if (value === undefined) throw new Error(`${path} could not be played: nothing was measured.`)
    return value
  } finally {
    await phone.close()
  }
}

/** Runs in the casino's page. Presses a link to this path, and waits for the game. */
async function press(path: string, patienceMs: number): Promise<number> {
  const started = performance.timeOrigin + performance.now()
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The game cannot be played.')), patienceMs),
  )
  return (await Promise.race([globalThis.playableAt, late])) - started
}

/**
 * Runs in the page and in the game's frame, before their own scripts. A game can be played once its
 * main button is enabled and nothing keeps the frame from answering a press: when no task takes
 * longer than 50 ms for 50 ms, as in https://web.dev/articles/tti.
 */
function observe(): void {
  const FREE_MS = 50
  const MESSAGE = 'bench-playable'
  if (top === self) {
    globalThis.playableAt = new Promise((resolve) =>
      addEventListener('message', ({ data }) => {
        if (data?.name === MESSAGE) resolve(data.at)
      }),
    )
    return
  }
  const report = (at: number) =>
    top?.postMessage({ name: MESSAGE, at: performance.timeOrigin + at }, '*')
  function waitUntilFree(since: number, last = since): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      const now = performance.now()
      if (now - last > FREE_MS) waitUntilFree(now)
      else if (now - since < FREE_MS) setTimeout(() => waitUntilFree(since, now))
      else report(since)
    }
    port2.postMessage(null)
  }
  const buttons = new MutationObserver(() => {
    if (!document.querySelector('button.main:not([aria-disabled="true"])')) return
    buttons.disconnect()
    requestAnimationFrame(() => waitUntilFree(performance.now()))
  })
  buttons.observe(document, { subtree: true, childList: true, attributes: true })
}
