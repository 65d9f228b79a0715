import { stampOf } from './assessments.ts'
import { changesOf, type Delta, type Snapshot } from './changes.ts'
import type { Fixture } from './event.ts'
import { type EventView, isListed, marketsOf } from './event-view.ts'
import { openKept } from './kept.ts'
import type { Programme } from './programme.ts'

/** Events whose prices are followed: all live ones, and those that were requested of late. */
const MOST_FOLLOWED = 1_000
const MOST_LISTENERS = 10_000
/** Time after an event's end in which its last results are sent. */
const AFTER_END_MS = 15 * 60_000

interface OneFollowed {
  fixture: Fixture
  /** Changes when the markets may have. */
  stamp: string
  snapshot: Snapshot
  view: EventView
}

export interface Followed {
  /** The event as it is now. It is followed from here on: its changes are sent. */
  look(fixture: Fixture): EventView
  subscribe(listener: (delta: Delta) => void): () => void
  tick(): void
}

/** Remembers what was last shown of each event, so that changes can be sent. */
export function openFollowed(programme: Programme, nowMs: () => number): Followed {
  const followed = openKept<number, OneFollowed>(MOST_FOLLOWED)
  const listeners = new Set<(delta: Delta) => void>()

  function look(fixture: Fixture): EventView {
    const time = nowMs()
    const play = programme.play(fixture)
    const situation = play.situationAt(time)
    const stamp = `${stampOf(play, situation, time)}/${play.isSuspendedAt(time)}`
    const before = followed.get(fixture.id)
    if (before?.stamp === stamp) return { ...before.view, situation }
    const all = marketsOf(play, time)
    const shown = all.filter(
      (market) =>
        isListed(market) || (before?.snapshot.markets.has(market.id) && market.state === 'settled'),
    )
    const snapshot = { situation, markets: new Map(shown.map((market) => [market.id, market])) }
    const view = { ...fixture, situation, markets: shown }
    followed.set(fixture.id, { fixture, stamp, snapshot, view })
    const delta = before ? changesOf(fixture.id, before.snapshot, snapshot) : null
    if (delta) for (const listener of listeners) listener(delta)
    return view
  }

  return {
    look,
    subscribe(listener) {
      if (listeners.size >= MOST_LISTENERS) throw new Error('Too many listeners')
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tick() {
      // Changes without a listener are worked out when the event is next looked at.
      if (listeners.size === 0) return
      for (const fixture of programme.live(nowMs())) look(fixture)
      for (const [id, { fixture }] of [...followed.entries()]) {
        if (programme.play(fixture).endsAt + AFTER_END_MS < nowMs()) followed.delete(id)
        else look(fixture)
      }
    },
  }
}
