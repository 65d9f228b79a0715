import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { Accepted, Encoding } from '#rules/accept-encoding.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
/** Smaller bodies fit into one packet as they are. */
const WORTH_COMPRESSING = 1024

/** Forms of a body that have been made before. */
type Packed = Partial<Record<'br' | 'gzip', Buffer | null>>

/** A body as it travels. */
export interface Form {
  bytes: Buffer
  encoding: Encoding
}

/** One body in every encoding, each made when it is first requested and kept. */
export interface Encoded {
  get(accepted: Accepted): Promise<Form> | Form
}

/**
 * `packed` are its forms that have been made already. Those that are missing are made for the
 * caller, or `never` unless nothing else will do.
 */
export function encoded(
  body: Buffer,
  packed: Packed = {},
  missing: 'made' | 'never' = 'made',
): Encoded {
  const plain: Form = { bytes: body, encoding: 'identity' }
  const made = new Map<Encoding, Form | Promise<Form>>([['identity', plain]])
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = packed[encoding]
    if (bytes) made.set(encoding, { bytes, encoding })
  }
  const isWorthIt = body.length >= WORTH_COMPRESSING
  return {
    get({ best, plain: mayBePlain }) {
      if (mayBePlain && !isWorthIt) return plain
      return made.get(best) ?? (mayBePlain && missing === 'never' ? plain : make(best))
    },
  }

  /** Compresses once for all requests that come meanwhile. */
  function make(encoding: Encoding): Promise<Form> {
    const making = compressed(encoding).then(
      (form) => {
        if (form.encoding === encoding) made.set(encoding, form)
        else made.delete(encoding)
        return form
      },
      (error: unknown) => {
        made.delete(encoding)
        throw error
      },
    )
    made.set(encoding, making)
    return making
  }

  async function compressed(encoding: Encoding): Promise<Form> {
    const bytes = await atWork(() =>
      encoding === 'br' ? asBrotli(body, brotliOptions(body.length)) : asGzip(body),
    )
    return bytes ? { bytes, encoding } : plain
  }
}

/** Half of the threads that passwords are hashed and files are read in as well. */
const MOST_AT_WORK = 2
/** The most bodies that wait to be packed; more are sent as they are. */
const MOST_WAITING = 40
let working = 0
const waiting: (() => void)[] = []

/** Compresses a few bodies at a time; null when too many wait already. */
async function atWork(compress: () => Promise<Buffer>): Promise<Buffer | null> {
  if (waiting.length >= MOST_WAITING) return null
  if (working >= MOST_AT_WORK) await new Promise<void>((begin) => waiting.push(begin))
  else working++
  try {
    return await compress()
  } finally {
    // The next one that waits takes this place.
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

/** Compression quality for a request that waits. `size` is in bytes. */
export function brotliOptions(size: number): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }
}
