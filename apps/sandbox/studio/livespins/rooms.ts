import { games, lit, liveSpins } from '#demo-art/titles/record.ts'

/** How long a host plays before the next host of the room, in milliseconds. */
const STREAM_MS = 3_600_000
/** Number of streams that the schedule looks ahead. */
const AHEAD = 4

/**
 * The rooms of live spins. They are opened through their own interface and stand in no catalogue of
 * games.
 */
export const ROOMS = games('LAMP_ROOM', [
  liveSpins(
    'Parlour Spins',
    'medium',
    '2026-11-27',
    lit('sevens', 0, 'plum', 'plate', 'limelight'),
  ),
  liveSpins(
    'Night Shift Spins',
    'medium',
    '2026-11-27',
    lit('sevens', 1, 'cobalt', 'caps', 'righteous'),
  ),
  liveSpins('Balcony Spins', 'medium', '2026-11-27', lit('sevens', 2, 'moss', 'band', 'gloock')),
])

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'parlour-spins': ['Odile', 'Marek'],
  'night-shift-spins': ['Juno', 'Casimir', 'Noor'],
  'balcony-spins': ['Ilse', 'Teodor'],
}

/** Every second stream of this room is a pause. */
const PAUSES_IN = 'balcony-spins'

export interface Stream {
  sessionId: string
  /** ISO 8601. */
  startTimestamp: string
  room: string
  host: string
}

export type ScheduledStream = Omit<Stream, 'startTimestamp'> & { scheduledStartTime: string }

/** Lists the streams on the air at this time, in milliseconds since 1970. */
export function streamsAt(now: number): Stream[] {
  const turn = Math.floor(now / STREAM_MS)
  return ROOMS.filter(({ id }) => isOnAir(id, turn)).map((room) => ({
    ...streamOf(room, turn),
    startTimestamp: timeOf(turn),
  }))
}

/** Returns whether this is a room of live spins whose host has gone. */
export function isOffAir(gameId: string, now: number): boolean {
  return ROOMS.some(({ id }) => id === gameId) && !isOnAir(gameId, Math.floor(now / STREAM_MS))
}

/** Lists the next stream of each room, the soonest first. */
export function scheduledAt(now: number): ScheduledStream[] {
  const turn = Math.floor(now / STREAM_MS)
  return Array.from({ length: AHEAD }, (_, index) => turn + 1 + index).flatMap((each) =>
    ROOMS.filter(({ id }) => isOnAir(id, each)).map((room) => ({
      ...streamOf(room, each),
      scheduledStartTime: timeOf(each),
    })),
  )
}

function hostIn(roomId: string, turn: number): string {
  const hosts = HOSTS[roomId] ?? ['']
  return hosts[turn % hosts.length] ?? ''
}

function streamOf({ id, title }: (typeof ROOMS)[number], turn: number) {
  return { sessionId: id, room: title, host: hostIn(id, turn) }
}

function isOnAir(roomId: string, turn: number): boolean {
  return roomId !== PAUSES_IN || turn % 2 === 0
}

function timeOf(turn: number): string {
  return new Date(turn * STREAM_MS).toISOString()
}
