import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export function encoded(body: Buffer): Encoded {
  const made = new Map<Encoding, Form>([['identity', { bytes: body, encoding: 'identity' }]])
  return {
    get(encoding) {
      const wanted = body.length < WORTH_COMPRESSING ? 'identity' : encoding
      return made.get(wanted) ?? make(wanted)
    },
  }

  async function make(encoding: Encoding) {
    const bytes = encoding === 'br' ? await brotli(body) : await asGzip(body)
    const fresh = { bytes, encoding }
    made.set(encoding, fresh)
    return fresh
  }
}

/** A body whose compressed forms have been made before; what is missing is sent as it is. */
export function encodedFrom(body: Buffer, twins: { br: Buffer | null; gzip: Buffer | null }): Encoded {
  const made = { identity: { bytes: body, encoding: 'identity' as const } }
  const br = twins.br ? { bytes: twins.br, encoding: 'br' as const } : made.identity
  const gzip = twins.gzip ? { bytes: twins.gzip, encoding: 'gzip' as const } : made.identity
  return { get: (encoding) => ({ ...made, br, gzip })[encoding] }
}

async function brotli(body: Buffer): Promise<Buffer> {
  return asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}
