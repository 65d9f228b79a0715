import { cardGames } from './titles/card-games.ts'
import { deadLetter } from './titles/dead-letter.ts'
import { emberFlint } from './titles/ember-flint.ts'
import { gantry } from './titles/gantry.ts'
import { grimwater } from './titles/grimwater.ts'
import { halfmoon } from './titles/halfmoon.ts'
import { harrowFinch } from './titles/harrow-finch.ts'
import { instantGames } from './titles/instant-games.ts'
import { kiosk9 } from './titles/kiosk-9.ts'
import { lampRoom } from './titles/lamp-room.ts'
import { lowTide } from './titles/low-tide.ts'
import { moonhare } from './titles/moonhare.ts'
import { ninefold } from './titles/ninefold.ts'
import { northPress } from './titles/north-press.ts'
import { oddfellow } from './titles/oddfellow.ts'
import { oldBrass } from './titles/old-brass.ts'
import { ostrakon } from './titles/ostrakon.ts'
import { paperLantern } from './titles/paper-lantern.ts'
import { pipPith } from './titles/pip-pith.ts'
import { quorumRoom } from './titles/quorum-room.ts'
import type { GameRecord } from './titles/record.ts'
import { sidewinder } from './titles/sidewinder.ts'
import { tallOrder } from './titles/tall-order.ts'
import { tinTiger } from './titles/tin-tiger.ts'
import { velvetAnvil } from './titles/velvet-anvil.ts'
import { vesperine } from './titles/vesperine.ts'

export type { GameRecord } from './titles/record.ts'

/** Every game of every studio. */
export const GAMES: readonly GameRecord[] = [
  ...harrowFinch,
  ...paperLantern,
  ...ninefold,
  ...velvetAnvil,
  ...grimwater,
  ...pipPith,
  ...ostrakon,
  ...tallOrder,
  ...moonhare,
  ...oldBrass,
  ...sidewinder,
  ...lampRoom,
  ...northPress,
  ...tinTiger,
  ...halfmoon,
  ...kiosk9,
  ...oddfellow,
  ...vesperine,
  ...emberFlint,
  ...gantry,
  ...lowTide,
  ...quorumRoom,
  ...deadLetter,
  ...instantGames,
  ...cardGames,
]
