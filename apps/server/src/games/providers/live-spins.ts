import * as v from 'valibot'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { nativeWalletRoutes } from '../wallet/native.routes.ts'
import { jsonIn } from './catalogue-feed.ts'
import type { GameProvider } from './provider.ts'

/** The casino's way to the vendor of live spins, or to its stand-in. */
export interface LiveSpinsSettings {
  id: string
  gamePrefix: string
  /** Address of the vendor's interface, which lists the rooms for the server and for pages. */
  apiUrl: string
  /** Address at which a browser opens a room. */
  pageUrl: string
  scriptUrl: string
  /** The vendor's name for the casino. */
  tenant: string
  /** Keys of wallet calls; every one of them is accepted, so that a key can be replaced. */
  secrets: readonly string[]
}

export interface RoomOrder {
  room: string
  /** Token of our game session, which the vendor names in its wallet calls. */
  token: string
  language: string
  /** Where the way back leads; on the casino's origin. */
  backUrl: string
  /** The casino's address of a room, with `:sessionId` in the room's place. */
  shareUrl: string
}

/**
 * Live spins: rooms in which a host plays and players bet behind. Its wallet calls are native ones;
 * it has no games for the catalogue.
 */
export interface LiveSpinsVendor
  extends Pick<GameProvider, 'id' | 'gamePrefix' | 'walletRoutes'>,
    Pick<LiveSpinsSettings, 'tenant' | 'scriptUrl'> {
  /** The rooms that are on the air, by the ids of their sessions. Throws ThirdPartyDown. */
  listRooms(): Promise<readonly string[]>
  /** The address of a room for one player, as the vendor's own `toPlayURL` makes it. */
  roomUrl(order: RoomOrder): string
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 256 * 1024
const MOST_ROOMS = 500
const streams = v.pipe(
  v.array(v.object({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })),
  v.maxLength(MOST_ROOMS),
)

export function openLiveSpinsVendor({
  id,
  gamePrefix,
  apiUrl,
  pageUrl,
  scriptUrl,
  tenant,
  secrets,
}: LiveSpinsSettings): LiveSpinsVendor {
  return {
    id,
    gamePrefix,
    tenant,
    scriptUrl,
    walletRoutes: (deps) => nativeWalletRoutes({ ...deps, provider: { id, gamePrefix, secrets } }),
    async listRooms() {
      try {
        const answered = await callOutside(`${apiUrl}/streams`, {
          party: id,
          timeoutMs: TIMEOUT_MS,
          mostBytes: MAX_BYTES,
        })
        return v.parse(streams, jsonIn(id, answered)).map(({ sessionId }) => sessionId)
      } catch (error) {
        throw error instanceof ThirdPartyDown ? error : new ThirdPartyDown(id, error)
      }
    },
    roomUrl({ room, token, language, backUrl, shareUrl }) {
      const params = new URLSearchParams({
        tenant,
        authToken: token,
        sessionId: room,
        language,
        backURL: backUrl,
        shareURL: shareUrl,
      })
      return `${pageUrl}/play?${params}`
    },
  }
}
