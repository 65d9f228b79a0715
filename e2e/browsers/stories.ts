import { openWith } from '../sports-casino.ts'
import { startServers } from '../start-servers.ts'
import type { Servers } from '../story-test.ts'
import { BET } from './bet.ts'
import { STORY } from './story.ts'
import type { Step } from './visit.ts'

export interface Story {
  name: string
  steps: readonly Step[]
  /** Opens the casino in which it runs. */
  open(): Promise<{ servers: Servers; close(): Promise<void> }>
}

/** A player's first visit, and a bet at each kind of sportsbook that is drawn into our page. */
export const STORIES: readonly Story[] = [
  { name: 'visit', steps: STORY, open: openUsual },
  { name: 'altenar', steps: BET, open: openUsual },
  { name: 'betby', steps: BET, open: () => openWith('BETBY') },
]

/** The casino that is open already, where one is named. */
async function openUsual() {
  const open = process.env.BAIZE_SERVERS
  if (open) return { servers: JSON.parse(open) as Servers, close: async () => {} }
  const { ready, close } = await startServers()
  return { servers: JSON.parse(ready) as Servers, close }
}
