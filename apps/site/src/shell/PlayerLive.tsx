import { LiveCounts } from '../account-menu/LiveCounts.tsx'

/** What is listened to while a player is signed in, on every page. */
export function PlayerLive() {
  return <LiveCounts />
}
