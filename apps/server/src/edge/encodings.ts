import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
/** Smaller bodies fit into one packet as they are. */
const WORTH_COMPRESSING = 1024

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a client's Accept-Encoding names. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  const text = String(accepted)
  if (/\bbr\b/.test(text)) return 'br'
  return /\bgzip\b/.test(text) ? 'gzip' : 'identity'
}

/** A body as it travels. */
export interface Form {
  bytes: Buffer
  encoding: Encoding
}

/** One body in every encoding, each made when it is first asked for and kept. */
export interface Encoded {
  get(encoding: Encoding): Promise<Form> | Form
}

/** `packed` is its brotli form, where that has been made already. */
export function encoded(body: Buffer, packed: Buffer | null = null): Encoded {
  const plain: Form = { bytes: body, encoding: 'identity' }
  const made = new Map<Encoding, Form | Promise<Form>>([['identity', plain]])
  if (packed) made.set('br', { bytes: packed, encoding: 'br' })
  return {
    get(encoding) {
      const wanted = body.length < WORTH_COMPRESSING ? 'identity' : encoding
      return made.get(wanted) ?? make(wanted)
    },
  }

  /** Once for all who ask meanwhile. */
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
    const bytes = await atWork(() => (encoding === 'br' ? asBrotli(body, brotliOptions(body.length)) : asGzip(body)))
    return bytes ? { bytes, encoding } : plain
  }
}

/** Half of the threads that passwords are hashed and files are read in as well. */
const MOST_AT_WORK = 2
/** So many wait at the most; beyond that bodies travel as they are. */
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
    // Who comes next takes this one's place.
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

/** A body whose compressed forms have been made before; what is missing is sent as it is. */
export function encodedFrom(body: Buffer, twins: { br: Buffer | null; gzip: Buffer | null }): Encoded {
  const made = { identity: { bytes: body, encoding: 'identity' as const } }
  const br = twins.br ? { bytes: twins.br, encoding: 'br' as const } : made.identity
  const gzip = twins.gzip ? { bytes: twins.gzip, encoding: 'gzip' as const } : made.identity
  return { get: (encoding) => ({ ...made, br, gzip })[encoding] }
}

/** Compression quality for a request that waits. `size` is in bytes. */
export function brotliOptions(size: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}
