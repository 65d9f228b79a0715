import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Takes about 3 ms for a game's page, and leaves 5 % more than the best. */
const QUALITY = 6
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Compresses what is made while the studio runs. */
export const ENCODE = {
  br: (body: string) => asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (body: string) => asGzip(body),
}
