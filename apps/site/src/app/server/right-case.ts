import { isKnownCategory } from '../../components/games/categories.ts'
import { routes } from '../routes.tsx'

const rooms: ReadonlySet<string> = new Set(routes.flatMap(({ path }) => path.split('/')[1] || []))

/** A path with those of its parts that are ours written as our links write them; what editors and studios have named stays as it is. */
export function rightCase(pathname: string): string {
  const [, room = '', part, ...rest] = pathname.split('/')
  const ours = room.toLowerCase()
  if (!rooms.has(ours)) return pathname
  const parts = part === undefined ? [] : [isOurs(ours, part) ? part.toLowerCase() : part]
  return ['', ours, ...parts, ...rest].join('/')
}

function isOurs(room: string, part: string): boolean {
  if (room === 'casino') return isKnownCategory(part.toUpperCase())
  return room === 'play' ? /^(real|demo)$/i.test(part) : room === 'sports'
}
