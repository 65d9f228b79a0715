import type { GameKind } from '#contracts/studio-api.ts'
import { NotSignedIn, ThirdPartyDown } from '../../kit/refusal.ts'
import type {
  LiveSpinsSdkParameters,
  LiveSpinsToken,
  LiveSpinsTokenInput,
} from '../../schema/resolvers.generated.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type LaunchDeps, type LaunchRequest, mustPlay, ownPath } from '../launch/launch.ts'
import type { LiveSpinsVendor } from '../providers/live-spins.ts'

export interface LiveSpinsDeps
  extends Pick<
    LaunchDeps,
    'sessions' | 'log' | 'publicUrl' | 'mustBeFree' | 'beginPlay' | 'findPlayer'
  > {
  /** Null where the casino has no live spins. */
  liveSpins: LiveSpinsVendor | null
  isOff(providerId: string): boolean
}

/**
 * Where pages find a room; the vendor puts its own id in the place of `:sessionId` for links that
 * players share.
 */
const SHARE_PATH = '/livespins/:sessionId'

/**
 * Opens a room of live spins: the one that is named, or the first that is on the air. Null, with a
 * line in the log, when there is none or the vendor does not answer. Throws NotSignedIn for a
 * visitor, and Refusals for a path that leads elsewhere and for barred players.
 */
export async function openRoom(
  deps: LiveSpinsDeps,
  {
    input,
    viewer,
    language,
    requestId,
  }: Omit<LaunchRequest, 'input' | 'ip'> & { input: LiveSpinsTokenInput },
): Promise<LiveSpinsToken | null> {
  const { sessions, log } = deps
  const closePath = ownPath(input.closePath, 'closePath')
  if (!viewer) throw new NotSignedIn()
  const vendor = inService(deps)
  if (!vendor) return null
  const room = await findRoom(vendor, { requested: input.sessionId ?? null, requestId, log })
  // Read after the vendor has answered: a player who was excluded meanwhile gets no room (G3).
  const player = await deps.findPlayer(viewer.playerId)
  await mustPlay(deps, viewer, player)
  if (room === null || !player) return null
  await deps.beginPlay(viewer)
  const token = await sessions.open({
    providerId: vendor.id,
    playerId: player.id,
    signInId: viewer.sessionId ?? null,
    gameId: vendor.gamePrefix + room,
    currency: player.currency,
    language,
  })
  log.debug({ requestId, room }, 'a room of live spins was opened')
  const origin = deps.publicUrl()
  return {
    url: vendor.roomUrl({
      room,
      token,
      language,
      backUrl: origin + closePath,
      shareUrl: origin + SHARE_PATH,
    }),
  }
}

/**
 * Returns the parameters that pages load the vendor's script with; null where there are no live
 * spins.
 */
export function sdkParameters(
  deps: Pick<LiveSpinsDeps, 'liveSpins' | 'isOff'>,
  language: string,
): LiveSpinsSdkParameters | null {
  const vendor = inService(deps)
  return vendor && { tenant: vendor.tenant, scriptUrl: vendor.scriptUrl, language }
}

/** Returns the kind of a game, also of a room, which no catalogue has; null for any other id. */
export function kindOfGame(
  {
    liveSpins,
    catalogue,
  }: { liveSpins: LiveSpinsVendor | null; catalogue: Pick<Catalogue, 'kindOf'> },
  gameId: string,
): GameKind | null {
  const isRoom = liveSpins !== null && gameId.startsWith(liveSpins.gamePrefix)
  return isRoom ? 'live-spins' : catalogue.kindOf(gameId)
}

function inService({
  liveSpins,
  isOff,
}: Pick<LiveSpinsDeps, 'liveSpins' | 'isOff'>): LiveSpinsVendor | null {
  return liveSpins && !isOff(liveSpins.id) ? liveSpins : null
}

interface RoomSearch extends Pick<LiveSpinsDeps, 'log'> {
  /** Null for any room. */
  requested: string | null
  requestId: string
}

async function findRoom(
  vendor: LiveSpinsVendor,
  { requested, requestId, log }: RoomSearch,
): Promise<string | null> {
  try {
    const rooms = await vendor.listRooms()
    const room = requested === null ? rooms[0] : rooms.find((each) => each === requested)
    if (room === undefined)
      log.warn(
        { requestId, room: requested?.slice(0, 80) ?? null },
        'a room of live spins that is not on the air was requested',
      )
    return room ?? null
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    log.error({ err: error, requestId }, 'the rooms of live spins could not be read')
    return null
  }
}
