import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import { broughtDriver } from './brought.ts'
import type { Driver, Found } from './browser.ts'
import { givenAWhile, type ProcessGroup, startGroup } from './process-group.ts'
import type { Screen } from './screens.ts'

/** Part of selenium-webdriver that is used; it is brought only when it is needed. */
interface Selenium {
  Builder: new () => { usingServer(address: string): Selenium['builder'] }
  builder: { withCapabilities(wish: object): { build(): Session } }
  By: { css(selector: string): object }
}
interface Element {
  click(): Promise<void>
}
interface Actions {
  sendKeys(text: string): Actions
  move(place: { x: number; y: number }): Actions
  click(): Actions
  perform(): Promise<void>
}
interface Session {
  get(address: string): Promise<void>
  findElements(by: object): Promise<Element[]>
  executeScript(script: string, ...args: unknown[]): Promise<unknown>
  switchTo(): { defaultContent(): Promise<void>; frame(element: Element): Promise<void> }
  manage(): {
    window(): { setRect(place: object): Promise<unknown> }
    setTimeouts(timeouts: object): Promise<void>
  }
  actions(): Actions
  takeScreenshot(): Promise<string>
  quit(): Promise<void>
}

/** Where Debian keeps what it takes. */
export interface WebKitPlaces {
  driver: string
  browser: string
  display: string
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
/** With its usual buttons the window is never as narrow as a phone. */
const NARROW_BAR =
  'box *, headerbar * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }'
const STARTS_WITHIN_MS = 20_000

/** Debian's WebKit on a virtual screen, by the WebDriver protocol. */
export async function openWebKit(places: WebKitPlaces, screen: Screen): Promise<Driver> {
  const stack = new AsyncDisposableStack()
  try {
    const display = await startDisplay(places.display, stack)
    const server = await startServer(places.driver, display, stack)
    const { Builder, By } = broughtDriver<Selenium>('selenium-webdriver')
    const args = ['--automation', ...(screen.isPhone ? [`--user-agent=${IPHONE}`] : [])]
    // Errors are collected from inside the page: it is looked into before it has loaded.
    const options = {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: places.browser, args },
    }
    const session = await new Builder().usingServer(server).withCapabilities(options).build()
    stack.defer(() => givenAWhile(() => session.quit()))
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: screen.width, height: screen.height })
    await setInnerSize(session, screen)
    const errors: string[] = []
    const exec = (question: unknown, input: unknown) => runInPage(session, question, input, errors)
    const enter = (frames: readonly string[]) => enterFrame(session, By, frames)
    return {
      open: (address) => open(session, exec, address),
      run: async (frames, question, input) =>
        ((await enter(frames)) ? exec(question, input) : undefined) as never,
      pick: async (frames, question, wish) =>
        (await enter(frames))
          ? found(session, exec, (await exec(question, wish)) as Element | null)
          : undefined,
      type: (text) => session.actions().sendKeys(text).perform(),
      screenshot: async () => {
        await session.switchTo().defaultContent()
        return Buffer.from(await session.takeScreenshot(), 'base64')
      },
      errors: () => errors,
      close: () => stack.disposeAsync(),
    }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

async function startDisplay(command: string, stack: AsyncDisposableStack): Promise<string> {
  const group = startGroup(command, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ])
  stack.defer(() => group.stop())
  return `:${await firstLine(group, /^\d+$/)}`
}

async function startServer(
  command: string,
  display: string,
  stack: AsyncDisposableStack,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-webkit-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR)
  const port = await freePort()
  const own = {
    HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const group = startGroup(command, [`--port=${port}`], {
    ...process.env,
    ...own,
    DISPLAY: display,
    LANGUAGE: 'en_GB',
    NO_AT_BRIDGE: '1',
  })
  stack.defer(() => group.stop())
  const address = `http://127.0.0.1:${port}`
  const end = performance.now() + STARTS_WITHIN_MS
  while (!(await isReady(address))) {
    if (performance.now() > end || group.child.exitCode !== null)
      throw new Error(`${command} does not answer.`)
    await after(100)
  }
  return address
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok
  } catch {
    return false
  }
}

async function firstLine(group: ProcessGroup, fits: RegExp): Promise<string> {
  const { child } = group
  return new Promise((done, failed) => {
    if (child.stdout)
      createInterface(child.stdout).on(
        'line',
        (line) => fits.test(line.trim()) && done(line.trim()),
      )
    child.on('error', failed)
    child.on('exit', (code) => failed(new Error(`${child.spawnfile} ended with code ${code}.`)))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * The window is larger than the page by what the browser draws around it, and becomes another size
 * some time after the command.
 */
async function setInnerSize(session: Session, { width, height }: Screen): Promise<void> {
  const rect = { x: 0, y: 0, width, height }
  const end = performance.now() + STARTS_WITHIN_MS
  let size = ''
  for (let last = ''; performance.now() < end; await after(100)) {
    const [w, h] = (await session.executeScript('return [innerWidth, innerHeight]')) as [
      number,
      number,
    ]
    if (w === width && h === height) return
    const now = `${w} × ${h}`
    if (now === last && size !== now) {
      size = now
      rect.width = Math.max(1, rect.width + width - w)
      rect.height = Math.max(1, rect.height + height - h)
      await session.manage().window().setRect(rect)
    }
    last = now
  }
  throw new Error(`The window of WebKit does not become ${width} × ${height} px; it is ${size} px.`)
}

async function enterFrame(
  session: Session,
  By: Selenium['By'],
  frames: readonly string[],
): Promise<boolean> {
  await session.switchTo().defaultContent()
  for (const css of frames) {
    const [frame] = await session.findElements(By.css(css))
    if (!frame) return false
    await session.switchTo().frame(frame)
  }
  return true
}

type Run = (question: unknown, input: unknown) => Promise<unknown>

/**
 * Runs a script in the page, and takes along the errors that were collected since the last time.
 */
async function runInPage(
  session: Session,
  question: unknown,
  input: unknown,
  errors: string[],
): Promise<unknown> {
  const script = `return [(${question}).apply(null, arguments), (${collectErrors})()]`
  const [answer, logged] = (await session.executeScript(script, input)) as [unknown, string[]]
  errors.push(...logged)
  return answer
}

/** Runs in the page: the classic protocol does not report what is written to the console. */
function collectErrors(): string[] {
  const known = Reflect.get(window, 'pageErrors') as string[] | undefined
  if (known) return known.splice(0)
  const logged: string[] = []
  Reflect.set(window, 'pageErrors', logged)
  const print = console.error
  console.error = (...words: unknown[]) => {
    logged.push(words.map(String).join(' '))
    print.apply(console, words)
  }
  const options = { capture: true }
  addEventListener('unhandledrejection', ({ reason }) => logged.push(`not caught: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    logged.push(`${violatedDirective} forbids ${blockedURI}`),
  )
  addEventListener(
    'error',
    (event) => {
      const from = event.target instanceof Element ? event.target : null
      logged.push(
        from
          ? `${from.tagName} could not load ${from.getAttribute('src') ?? from.getAttribute('href')}`
          : event.message,
      )
    },
    options,
  )
  return []
}

/** The page is there once it is another document than before. */
async function open(session: Session, exec: Run, address: string): Promise<void> {
  await session.switchTo().defaultContent()
  await session.executeScript('document.isLeft = true')
  await session.get(address)
  const end = performance.now() + STARTS_WITHIN_MS
  while (await exec(() => 'isLeft' in document || document.readyState === 'loading', null)) {
    if (performance.now() > end) throw new Error(`${address} does not open.`)
    await after(20)
  }
}

function found(session: Session, exec: Run, element: Element | null): Found | undefined {
  if (!element) return undefined
  return {
    async press() {
      const place = (await exec(middleInShadow, element)) as { x: number; y: number } | null
      if (place) await session.actions().move(place).click().perform()
      else await element.click()
    },
  }
}

/**
 * Runs in the page. The driver refuses to press a field in a shadow root: it looks for it in the
 * document, and finds the host. The pointer finds it by its place.
 */
function middleInShadow(element: HTMLElement): { x: number; y: number } | null {
  if (!(element.getRootNode() instanceof ShadowRoot)) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
