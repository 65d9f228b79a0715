import { pathToFileURL } from 'node:url'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { lowerOwnPriority } from '../../kit/thread-priority.ts'
import { brotliOptions } from '../http/encodings.ts'
import type { PageParameter } from './page-address.ts'
import type { PageRequest } from './pages.ts'
import type { FromRenderer, RendererData, ToRenderer } from './renderer-messages.ts'

interface Words {
  revision: string
  namespaces: ReadonlyMap<string, { words: object }>
}

interface SiteBuild {
  createSite(options: {
    clientDirectory: string
    execute(query: {
      query: string
      variables?: Record<string, unknown>
      language: string
    }): Promise<unknown>
    lexicon(): { supported: readonly { code: string }[]; wordsOf(language: string): Words | null }
  }): Promise<{
    styleHash: string
    scriptHash: string
    parameters: readonly PageParameter[]
    render(
      request: PageRequest,
    ): Promise<{ status: number; headers: Record<string, string>; body: string }>
  }>
}

const server = parentPort as MessagePort
const { entry, clientDirectory } = workerData as RendererData
const pending = new Map<number, { answer(json: string): void; fail(error: Error): void }>()
let lastId = 0
let words = new Map<string, Words>()
let lexicon = lexiconOf([])

lowerOwnPriority()
// The listener is there at once, so that messages before the site is ready are kept and wait.
server.on('message', onMessage)
const { createSite } = (await import(pathToFileURL(entry).href)) as SiteBuild
const site = await createSite({ clientDirectory, execute, lexicon: () => lexicon })
send({
  kind: 'ready',
  styleHash: site.styleHash,
  scriptHash: site.scriptHash,
  parameters: site.parameters,
})

function onMessage(message: ToRenderer): void {
  switch (message.kind) {
    case 'render':
      void render(message.request, message.packAs)
      break
    case 'languages':
      words = new Map()
      lexicon = lexiconOf(message.spoken)
      break
    case 'words':
      words.set(message.language, {
        revision: message.revision,
        namespaces: namespacesIn(message.json),
      })
      break
    default:
      settle(message)
  }
}

function settle(message: Extract<ToRenderer, { kind: 'answer' | 'no answer' }>): void {
  const waiting = pending.get(message.id)
  pending.delete(message.id)
  if (message.kind === 'answer') waiting?.answer(message.json)
  else waiting?.fail(new Error(message.reason))
}

async function render(request: PageRequest, packAs: 'br' | null): Promise<void> {
  try {
    const { status, headers, body: text } = await site.render(request)
    // The text gets a buffer of its own: a buffer that is transferred is lost to this thread.
    const body = new TextEncoder().encode(text)
    const packed =
      packAs === 'br' ? new Uint8Array(brotliCompressSync(body, brotliOptions(body.length))) : null
    send(
      { kind: 'rendered', status, headers, body, packed },
      packed ? [body.buffer, packed.buffer] : [body.buffer],
    )
  } catch (error) {
    send({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

async function execute({
  query,
  variables = {},
  language,
}: {
  query: string
  variables?: Record<string, unknown>
  language: string
}) {
  const id = ++lastId
  const json = await new Promise<string>((answer, fail) => {
    pending.set(id, { answer, fail })
    send({ kind: 'ask', id, query, variables, language })
  })
  return JSON.parse(json) as unknown
}

function lexiconOf(spoken: readonly string[]) {
  const known = words
  return {
    supported: spoken.map((code) => ({ code })),
    wordsOf: (language: string) => known.get(language) ?? null,
  }
}

function namespacesIn(json: string): Words['namespaces'] {
  const all = JSON.parse(json) as Record<string, object>
  return new Map(Object.entries(all).map(([name, each]) => [name, { words: each }]))
}

function send(message: FromRenderer, handedOver: ArrayBuffer[] = []): void {
  server.postMessage(message, handedOver)
}
