import { type DestinationStream, type Logger, pino } from 'pino'
import { boundFacts } from './bounded-log.ts'

export type Log = Logger

/** Names of fields whose values never stand in a log line. */
const SECRETS = [
  'password',
  'newPassword',
  'token',
  'secret',
  'cookie',
  'authorization',
  '*.password',
  '*.newPassword',
  '*.token',
  '*.secret',
]

interface LogOptions {
  /** The name of this process among several, in each line. */
  node?: string
  /** Stderr unless it is given: stdout belongs to what `npm start` prints for its user. */
  to?: DestinationStream
}

/** JSON lines. */
export function openLog(
  level: string,
  { node, to = pino.destination({ dest: 2, sync: false }) }: LogOptions = {},
): Log {
  return pino(
    {
      level,
      redact: { paths: SECRETS, censor: '[hidden]' },
      base: node ? { node } : null,
      formatters: { log: boundFacts },
      // Errors have been written out by then.
      serializers: { err: (facts: unknown) => facts },
    },
    to,
  )
}
