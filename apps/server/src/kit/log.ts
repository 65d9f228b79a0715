import { type Logger, pino } from 'pino'

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

/** JSON lines on stderr: stdout belongs to what `npm start` tells its user. */
export function openLog(level: string): Log {
  return pino({ level, redact: { paths: SECRETS, censor: '[hidden]' }, base: null }, pino.destination({ dest: 2, sync: false }))
}
