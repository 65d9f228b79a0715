import { hash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Log } from '../kit/log.ts'
import type { OperatorAnswer, OperatorCommand } from './noun.ts'
import { carryOutCommand, type OperatorDeps } from './operator-command.ts'
import { OperatorMistake } from './operator-mistake.ts'

const operatorCommand = v.strictObject({
  noun: v.pipe(v.string(), v.maxLength(32)),
  ask: v.unknown(),
})
/** Bytes. The terms of an offer in many languages are the longest. */
const LARGEST_COMMAND = 200_000
const ANSWER_WITHIN_MS = 10_000
/** Longest path of the socket, in bytes: systems cut longer ones. */
const LONGEST_PATH = 100

/**
 * Returns the path of the socket on which the casino with this data directory takes commands of its
 * operator.
 */
export function operatorPathOf(dataDir: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\baize-operator-${hash('sha256', dataDir, 'hex').slice(0, 16)}`
  return join(dataDir, 'operator.sock')
}

/**
 * Takes an operator's commands in the process of the casino, because no other process can open an
 * embedded database. Only the system's user who owns the data directory can connect: the socket
 * lies in that directory, and is on no network.
 */
export async function openOperatorSocket(
  deps: OperatorDeps & { log: Log },
  path: string,
): Promise<{ close(): Promise<void> }> {
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    deps.log.warn(
      { path },
      'the path of the data directory is too long for npm run operator to reach this casino',
    )
    return { close: async () => {} }
  }
  // A casino that was killed has left its socket behind; the directory's lock says that no other
  // casino runs.
  rmSync(path, { force: true })
  const server = createServer((request, answer) => void handle(deps, request, answer))
  server.requestTimeout = ANSWER_WITHIN_MS
  server.listen(path)
  await once(server, 'listening')
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return {
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function handle(
  deps: OperatorDeps & { log: Log },
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const respond = (status: number, body: object) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  try {
    respond(200, await carryOutCommand(deps, readCommand(await readAll(request))))
  } catch (error) {
    if (error instanceof OperatorMistake) return void respond(400, { error: error.message })
    deps.log.error({ err: error }, 'an operator’s command failed')
    respond(500, { error: 'The casino failed; its log says why.' })
  }
}

function readCommand(body: string): OperatorCommand {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), operatorCommand), body)
  if (!parsed.success) throw new OperatorMistake('This casino does not know such a command.')
  return parsed.output
}

async function readAll(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length
    if (length > LARGEST_COMMAND) throw new OperatorMistake('The command is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Sends a command to the casino at `path`. Returns null when no casino runs there. Throws
 * OperatorMistake with its answer when it refuses.
 */
export async function sendToOperatorSocket(
  path: string,
  command: OperatorCommand,
): Promise<OperatorAnswer | null> {
  const sent = request({ socketPath: path, path: '/', method: 'POST', timeout: ANSWER_WITHIN_MS })
  sent.on('timeout', () =>
    sent.destroy(new OperatorMistake('The casino did not answer within ten seconds.')),
  )
  sent.end(JSON.stringify(command))
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = JSON.parse(await readAnswer(answer))
    if (answer.statusCode !== 200) throw new OperatorMistake(body.error)
    return body
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
    )
      return null
    throw error
  }
}

async function readAnswer(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return text
}
