import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'

type Heads = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Policy of an answer that is no page: a browser that opens it shows text, runs no script, and lets
 * no page frame it.
 */
const NO_PAGE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * Names and values in turn: the headers of every answer. `hsts` is null where there is no https.
 */
export function commonHeaders(hsts: string | null): string[] {
  const always = ['x-content-type-options', 'nosniff']
  return [
    ...always,
    ...(hsts ? ['strict-transport-security', hsts] : []),
    'content-security-policy',
    NO_PAGE,
  ]
}

/** The class of answers that carry these headers. One that a route has set itself counts. */
export function answersWith(common: readonly string[]): typeof ServerResponse {
  const names = common.filter((_, at) => at % 2 === 0)
  const asObject = Object.fromEntries(names.map((name, at) => [name, common[2 * at + 1]]))

  /** Node comes by here for each answer, those without a call of writeHead too. */
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | Heads, heads?: Heads): this {
      const given = heads ?? (typeof reason === 'string' ? undefined : reason)
      return super.writeHead(
        status,
        typeof reason === 'string' ? reason : undefined,
        complete(given),
      )
    }
  }

  function complete(given: Heads | undefined): Heads {
    if (!Array.isArray(given)) return { ...asObject, ...given }
    const missing = names.filter((name) => !given.includes(name))
    return missing.length > 0
      ? [...given, ...missing.flatMap((name) => [name, asObject[name] ?? ''])]
      : given
  }
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what cannot be read as a request as Node would, and with the common headers. */
export function answerUnreadable(server: Server, common: readonly string[]): void {
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }) => {
      // In the middle of an answer a second one would be read as a part of it.
      const isBusy = socket._httpMessage?.headersSent ?? false
      if (socket.writable && !isBusy)
        socket.write(closingAnswer(STATUS_OF[error.code ?? ''] ?? 400, common))
      socket.destroy()
    },
  )
}

/** An answer as it is written to a socket that no ServerResponse stands before. */
export function closingAnswer(status: number, common: readonly string[]): string {
  const lines = common.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${common[at + 1]}`] : []))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-length: 0',
    ...lines,
    '',
    '',
  ].join('\r\n')
}
