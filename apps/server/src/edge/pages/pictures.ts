import { type FileHandle, open, realpath } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { refuseWish, sendText } from '../http/answer.ts'
import { type Handle, pathOf } from '../http/http-server.ts'
import { takesType } from '../http/media-type.ts'
import { conditionalStatus } from '../http/preconditions.ts'
import { COMMON_HEADERS } from './policy.ts'

const PREFIX = '/pictures/'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
}

/**
 * Plain names in plain folders: no part begins with a dot and nothing is encoded, so that no name
 * leads out of the folder.
 */
const NAME = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.([A-Za-z]+)$/

/**
 * A drawing that is opened by itself is a document of our origin: it may draw, and do nothing else.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/**
 * The operator's own pictures, read from the disk when they are requested: files may be added while
 * the casino is open, and nodes may share the folder. A path of pictures without a picture is
 * answered 404; every other path goes on to `next`.
 */
export function openPictures(folder: string, next: Handle): Handle {
  return (request, response) =>
    pathOf(request).startsWith(PREFIX) ? answer(folder, request, response) : next(request, response)
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
  const name = pathOf(request).slice(PREFIX.length)
  const type = TYPES[name.match(NAME)?.[1]?.toLowerCase() ?? '']
  const file = type ? await openFile(folder, name) : null
  if (!file) return sendText(response, 404, 'There is no such picture.')
  try {
    await send(file, request, response, type ?? '')
  } finally {
    await file.close()
  }
}

async function send(
  file: FileHandle,
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
): Promise<void> {
  const { size, mtimeMs } = await file.stat()
  const headers = {
    ...COMMON_HEADERS,
    'content-type': type,
    'content-security-policy': POLICY,
    'cache-control': 'public, max-age=3600',
    // Made from size and time, so that all nodes that share the folder send one etag.
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    'last-modified': new Date(mtimeMs).toUTCString(),
    'accept-ranges': 'none',
  }
  // A picture is packed already, and is sent as it is.
  if (
    !acceptedEncoding(request.headers['accept-encoding'])?.plain ||
    !takesType(request.headers.accept, type)
  )
    return refuseWish(response)
  const condition = conditionalStatus(request, headers)
  if (condition) {
    response.writeHead(condition, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': size })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  try {
    await pipeline(file.createReadStream({ autoClose: false, end: size - 1 }), response)
  } catch (error) {
    // A client that leaves before the end is no error of the server.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error
  }
}

/** Returns null for what is not there, is no file, or is a link that leads out of the folder. */
async function openFile(folder: string, name: string): Promise<FileHandle | null> {
  try {
    const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    if (!path.startsWith(home + sep)) return null
    const file = await open(path)
    if ((await file.stat()).isFile()) return file
    await file.close()
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return null
    throw error
  }
}

const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ELOOP',
  'EISDIR',
  'ENAMETOOLONG',
])
