import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { findBrowser } from '../../scripts/tools/browser.ts'
import { ARGS, CPU_SLOWDOWN, NETWORK, PHONE } from './phone.ts'

/**
 * Where the phone is before it comes to us: on another site's page, as a visitor who follows a link
 * is. An empty tab would keep its process for whatever answers, until our
 * `Cross-Origin-Opener-Policy` is read and another one has to be made ready in the middle of the
 * visit.
 */
const BEFORE = 'data:text/html,<title>Elsewhere</title><p>The page on which the link stands.'
/**
 * Wait after a tab is opened, in ms: a desktop's browser then opens a window, which no phone does
 * during a visit.
 */
const AT_REST_MS = 2000

type Parameters = Record<string, unknown>
type Listener = (parameters: never) => void

/** A page on a phone, spoken to in Chrome's own protocol. */
export interface LonePhone {
  send(method: string, parameters?: Parameters): Promise<Parameters>
  on(event: string, listener: Listener): void
  close(): Promise<void>
}

export interface LoneBrowser {
  /** A phone that has never been here, on a slow network. */
  openPhone(): Promise<LonePhone>
  close(): Promise<void>
}

/**
 * Opens a browser without Playwright, with nothing switched on in its pages but what slows them
 * down. Playwright listens for errors in every page, and such a page works out where each Error was
 * made: for the errors that libraries make in advance this reads all of their code again, which
 * takes a third of their start. The phones of visitors do not do that.
 */
export async function launchLone(): Promise<LoneBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'baize-bench-'))
  const args = [...ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(await findBrowser(console.error), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const wire = await openWire(await addressOf(browser, browser.stderr))
  return {
    async openPhone() {
      const { browserContextId } = await wire.send('Target.createBrowserContext')
      const { targetId } = await wire.send('Target.createTarget', { url: BEFORE, browserContextId })
      const { sessionId } = await wire.send('Target.attachToTarget', { targetId, flatten: true })
      const phone: LonePhone = {
        send: (method, parameters) => wire.send(method, parameters, String(sessionId)),
        on: (event, listener) => wire.on(event, String(sessionId), listener),
        close: async () =>
          void (await wire.send('Target.disposeBrowserContext', { browserContextId })),
      }
      const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE
      await phone.send('Emulation.setUserAgentOverride', { userAgent })
      await phone.send('Emulation.setDeviceMetricsOverride', {
        ...viewport,
        deviceScaleFactor,
        mobile: isMobile,
      })
      await phone.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
      await phone.send('Network.enable')
      await phone.send('Network.emulateNetworkConditions', NETWORK)
      await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await phone.send('Page.enable')
      await pause(AT_REST_MS)
      return phone
    },
    async close() {
      const gone = once(browser, 'exit')
      await wire.send('Browser.close')
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The browser prints on stderr the address at which it can be controlled. */
async function addressOf(browser: ChildProcess, stderr: Readable): Promise<string> {
  return new Promise((done, failed) => {
    createInterface(stderr).on('line', (line) => {
      const address = line.match(/^DevTools listening on (ws:\S+)/)?.[1]
      if (address) done(address)
    })
    browser.on('exit', (code) =>
      failed(new Error(`The browser ended with code ${code} before it could be spoken to`)),
    )
  })
}

interface Answer {
  id?: number
  sessionId?: string
  method?: string
  params?: Parameters
  result?: Parameters
  error?: { message: string }
}

async function openWire(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Parameters>>()
  const events = new EventEmitter()
  let last = 0
  socket.on('message', (data) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(String(data)) as Answer
    if (id === undefined) {
      events.emit(`${sessionId} ${method}`, params)
      return
    }
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result ?? {})
    waiting.delete(id)
  })
  return {
    on: (event: string, sessionId: string, listener: Listener) =>
      void events.on(`${sessionId} ${event}`, (parameters) => listener(parameters as never)),
    send(method: string, params: Parameters = {}, sessionId?: string): Promise<Parameters> {
      const answer = Promise.withResolvers<Parameters>()
      waiting.set(++last, answer)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      return answer.promise
    },
  }
}
