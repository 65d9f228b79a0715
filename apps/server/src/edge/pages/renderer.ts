import { Worker } from 'node:worker_threads'
import type { Lexicon } from '../../content/words/lexicon.ts'
import type { Log } from '../../kit/log.ts'
import { NoTurnNow } from '../protection/turns.ts'
import type { ExecuteForPage, PageRequest, RenderedPage, Site } from './pages.ts'
import type { FromRenderer, RendererData, ToRenderer } from './renderer-messages.ts'

const THREAD = new URL('./renderer.worker.ts', import.meta.url)
/**
 * A page takes some hundredths of a second, but the thread comes last when the machine has more to
 * do than it can.
 */
const LONGEST_MS = 20_000
const LONGEST_START_MS = 60_000
/**
 * Most memory of the thread, in MB. Site and words take up some 20 MB; with a larger heap the
 * thread would keep more garbage.
 */
const MOST_MB = 64
const YOUNG_MB = 12

export interface RendererOptions extends RendererData {
  /** The answer to a page's query, as JSON. */
  execute: ExecuteForPage
  lexicon(): Lexicon
  log: Log
  longestMs?: number
  /** Memory limit of the thread in MB, the site included. */
  mostMb?: number
}

interface Drawing {
  done(page: RenderedPage): void
  fail(error: Error): void
}

/**
 * The site, drawn in a thread of its own, one page at a time. A thread that dies, or takes too long
 * over a page, is replaced: that page is refused with NoTurnNow. Throws when the site cannot be
 * opened at all.
 */
export async function openRenderer(options: RendererOptions): Promise<Site> {
  const {
    entry,
    clientDirectory,
    execute,
    lexicon,
    log,
    longestMs = LONGEST_MS,
    mostMb = MOST_MB,
  } = options
  const workerData: RendererData = { entry, clientDirectory }
  const resourceLimits = { maxOldGenerationSizeMb: mostMb, maxYoungGenerationSizeMb: YOUNG_MB }
  let drawing: Drawing | null = null
  let isClosed = false
  let thread = start()
  const { styleHash, scriptHash, parameters } = await thread.ready
  return { styleHash, scriptHash, parameters, render, close }

  async function close(): Promise<void> {
    isClosed = true
    await thread.worker.terminate()
  }

  async function render(request: PageRequest, packAs: 'br' | null): Promise<RenderedPage> {
    const { worker, ready, sendWords } = thread
    const giveUp = (why: string) => () => void replace(worker, why)
    let timer = setTimeout(giveUp('took too long to start'), LONGEST_START_MS)
    try {
      return await new Promise<RenderedPage>((done, fail) => {
        drawing = { done, fail }
        const begin = () => {
          clearTimeout(timer)
          timer = setTimeout(giveUp('took too long over a page'), longestMs)
          send(worker, {
            kind: 'render',
            request: { ...request, language: sendWords(request.language) },
            packAs,
          })
        }
        ready.then(begin).catch(fail)
      })
    } finally {
      drawing = null
      clearTimeout(timer)
    }
  }

  function start() {
    const worker = new Worker(THREAD, { workerData, resourceLimits, env: {} })
    const ready = new Promise<Extract<FromRenderer, { kind: 'ready' }>>((done, failed) => {
      worker.on('message', (message: FromRenderer) =>
        message.kind === 'ready' ? done(message) : onMessage(worker, message),
      )
      worker.on('error', (error) => {
        failed(error)
        void replace(worker, error)
      })
      worker.on('exit', () => {
        failed(new NoTurnNow(503, 'The thread of the pages has ended.'))
        void replace(worker, 'ended by itself')
      })
    })
    // Callers that wait for `ready` get the error themselves.
    ready.catch(() => {})
    return { worker, ready, sendWords: openWordSender((message) => send(worker, message), lexicon) }
  }

  async function replace(worker: Worker, why: unknown): Promise<void> {
    if (isClosed || worker !== thread.worker) return
    log.error({ err: why }, 'the thread that draws pages is replaced')
    thread = start()
    drawing?.fail(new NoTurnNow(503, 'The page could not be drawn.'))
    await worker.terminate()
  }

  function onMessage(worker: Worker, message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    if (worker !== thread.worker) return
    if (message.kind === 'ask') void answer(worker, execute, message)
    else if (message.kind === 'failed') drawing?.fail(new Error(message.reason))
    else
      drawing?.done({
        ...message,
        body: bufferOf(message.body),
        packed: message.packed && bufferOf(message.packed),
      })
  }
}

/** Answers a query that the thread sends while it draws. */
async function answer(
  worker: Worker,
  execute: RendererOptions['execute'],
  { id, query, variables, language }: Extract<FromRenderer, { kind: 'ask' }>,
): Promise<void> {
  try {
    send(worker, { kind: 'answer', id, json: await execute({ query, variables, language }) })
  } catch (error) {
    send(worker, { kind: 'no answer', id, reason: String(error) })
  }
}

function send(worker: Worker, message: ToRenderer): void {
  worker.postMessage(message)
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Sends a thread the words of a language before the first page in it, and again when they have
 * changed; returns the language to draw in.
 */
function openWordSender(
  send: (message: ToRenderer) => void,
  lexicon: () => Lexicon,
): (language: string) => string {
  let sent: Lexicon | null = null
  const languages = new Set<string>()
  return (wish) => {
    const current = lexicon()
    const spoken = current.supported.map(({ code }) => code)
    if (sent !== current) {
      sent = current
      languages.clear()
      send({ kind: 'languages', spoken })
    }
    const language = spoken.includes(wish) ? wish : (spoken[0] ?? wish)
    const words = languages.has(language) ? null : current.wordsOf(language)
    if (words) {
      languages.add(language)
      const namespaces = Array.from(
        words.namespaces,
        ([name, { body }]) => `${JSON.stringify(name)}:${body}`,
      )
      send({ kind: 'words', language, revision: words.revision, json: `{${namespaces.join()}}` })
    }
    return language
  }
}
