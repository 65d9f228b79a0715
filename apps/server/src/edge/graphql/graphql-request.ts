import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { isWholeSource, NOT_WHOLE } from '../../kit/whole-text.ts'
import { chooseType } from '../http/media-type.ts'
import { takeBytes } from '../http/request.ts'
import { isRequestedByHash } from './persisted-query.ts'

const LONGEST_URL = 2047
const LARGEST_BODY = 100_000
const DIGITS_OF_LARGEST = String(LARGEST_BODY).length

const text = v.nullish(v.string())
const bag = v.nullish(
  v.custom<Record<string, unknown>>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
    'A map is meant, neither a list nor a plain value.',
  ),
)
const common = { operationName: text, variables: bag, extensions: bag }
const parameters = v.object({ ...common, query: v.string() })
const parametersByHash = v.object({ ...common, query: text })

export interface Operation {
  query: string
  operationName: string | null
  variables: Record<string, unknown>
  /** The caller has sent the hash of a query: there may be no text. */
  byHash?: boolean
}

/** Thrown for a request that is not GraphQL over HTTP; `status` is the status to answer. */
export class BadTransport extends Error {
  override readonly name = 'BadTransport'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const MEDIA_TYPES = ['application/json', 'application/graphql-response+json'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** Returns the media type of the two that the client accepts; the older one when it names none. */
export function chooseMediaType(accept: string | undefined): MediaType {
  const chosen = chooseType(accept, MEDIA_TYPES)
  if (chosen) return chosen
  throw new BadTransport(406, 'Accept application/graphql-response+json or application/json.', {
    accept: 'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8',
  })
}

/** The operation in the query string of a GET. */
export function readQueryString(url: string): Operation {
  if (url.length > LONGEST_URL)
    throw new BadTransport(414, `A query by GET may have ${LONGEST_URL} characters; use POST.`)
  const given = new URL(url, 'http://casino').searchParams
  return readParameters({
    query: given.get('query'),
    operationName: given.get('operationName'),
    variables: parseJson(given.get('variables'), 'variables'),
    extensions: parseJson(given.get('extensions'), 'extensions'),
  })
}

export function readJsonBody(body: string): Operation {
  return readParameters(parseJson(body, 'body'))
}

/**
 * Gives the whole body as text to `done`. Only JSON in UTF-8 is taken, which also keeps other
 * sites' forms out.
 */
export function takeBody(
  request: IncomingMessage,
  done: (text: string) => void,
  failed: (error: Error) => void,
): void {
  if (!isJson(request.headers['content-type'] ?? ''))
    throw new BadTransport(415, 'Send application/json in UTF-8.')
  const length = request.headers['content-length'] ?? ''
  // A number of fewer digits is smaller and need not be read.
  if (length.length >= DIGITS_OF_LARGEST && Number(length) > LARGEST_BODY)
    throw new BadTransport(413, `A request may have ${LARGEST_BODY} bytes.`)
  const take = (body: Buffer) =>
    isUtf8(body) ? done(body.toString()) : failed(new BadTransport(400, 'The body is no UTF-8.'))
  takeBytes(request, LARGEST_BODY, take, failed)
}

function isJson(contentType: string): boolean {
  if (contentType === 'application/json') return true
  const [type, ...rest] = contentType.toLowerCase().split(';')
  const charset = rest.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  return type?.trim() === 'application/json' && (!charset || /^charset="?utf-?8"?$/.test(charset))
}

function readParameters(given: unknown): Operation {
  if (Array.isArray(given)) throw new BadTransport(400, 'Send one operation at a time.')
  const byHash = isRequestedByHash(
    (given as { extensions?: Record<string, unknown> } | null)?.extensions,
  )
  const parsed = v.safeParse(byHash ? parametersByHash : parameters, given)
  if (!parsed.success) {
    const [problem] = parsed.issues
    throw new BadTransport(
      400,
      `${v.getDotPath(problem) ?? 'The request'} has another type than it must have.`,
    )
  }
  const { query, operationName, variables } = parsed.output
  if (query && !isWholeSource(query)) throw new BadTransport(400, NOT_WHOLE)
  return {
    query: query ?? '',
    operationName: operationName ?? null,
    variables: variables ?? {},
    byHash,
  }
}

function parseJson(value: string | null, name: string): unknown {
  if (value === null || value === '') return name === 'body' ? {} : null
  if (!isWholeSource(value)) throw new BadTransport(400, NOT_WHOLE)
  try {
    return JSON.parse(value)
  } catch {
    throw new BadTransport(400, `The ${name} is not JSON.`)
  }
}
