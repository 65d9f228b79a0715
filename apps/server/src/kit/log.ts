import { type DestinationStream, type Logger, pino } from 'pino'
import { boundFacts } from './bounded-log.ts'

export type Log = Logger

/** What must never stand in a log line, wherever it comes from. */
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

/** JSON lines on stderr, unless they are to go elsewhere: stdout belongs to what `npm start` tells its user. */
export function openLog(level: string, to: DestinationStream = pino.destination({ dest: 2, sync: false })): Log {
  return pino(
    {
      level,
      redact: { paths: SECRETS, censor: '[hidden]' },
      base: null,
      formatters: { log: boundFacts },
      // Errors have been written out by then.
      serializers: { err: (facts: unknown) => facts },
    },
    to,
  )
}
