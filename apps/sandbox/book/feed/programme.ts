import type { Fixture } from './event.ts'
import { dayOf, partsOfEvent } from './ids.ts'
import { openKept } from './kept.ts'
import type { Play, World } from './world.ts'

/** Most days of all sports that are kept in memory; others are made again for each request. */
const MOST_DAYS = 120
const MOST_PLAYS = 1_500

export interface Programme {
  worlds: readonly World[]
  /**
   * Events that are listed at `time`: not over, and within the time that their sport is listed in
   * advance. By their start.
   */
  listed(time: number): Fixture[]
  /** Events under way at `time`. */
  live(time: number): Fixture[]
  find(id: number): Fixture | null
  /**
   * Finds an event that is listed at `time`, or was. An id holds the day of its event, so that there
   * are ids of events that are years away.
   */
  findListed(id: number, time: number): Fixture | null
  /** All events of a sport on a day since 2020. */
  onDay(sportId: number, day: number): readonly Fixture[]
  play(fixture: Fixture): Play
}

/** Opens the events of all sports, with those that are requested often kept in bounded memory. */
export function openProgramme(worlds: readonly World[]): Programme {
  const bySport = new Map(worlds.map((world) => [world.sportId, world]))
  const days = openKept<string, readonly Fixture[]>(MOST_DAYS)
  const plays = openKept<number, Play>(MOST_PLAYS)

  function onDay(world: World, day: number): readonly Fixture[] {
    const key = `${world.sportId}/${day}`
    const found = days.get(key) ?? world.eventsOn(day)
    days.set(key, found)
    return found
  }

  function play(fixture: Fixture): Play {
    const found = plays.get(fixture.id)
    if (found) return found
    const world = bySport.get(fixture.sportId)
    if (!world) throw new Error(`No sport ${fixture.sportId}`)
    const made = world.play(fixture)
    plays.set(fixture.id, made)
    return made
  }

  function between(world: World, from: number, to: number): Fixture[] {
    const found: Fixture[] = []
    for (let day = dayOf(from); day <= dayOf(to); day++)
      for (const fixture of onDay(world, day))
        if (fixture.startsAt >= from && fixture.startsAt <= to) found.push(fixture)
    return found
  }

  function find(id: number): Fixture | null {
    const parts = partsOfEvent(id)
    return parts ? (bySport.get(parts.sportId)?.eventAt(parts.day, parts.place) ?? null) : null
  }

  return {
    worlds,
    play,
    onDay(sportId, day) {
      const world = bySport.get(sportId)
      return world ? onDay(world, day) : []
    },
    listed: (time) =>
      worlds
        .flatMap((world) => [
          ...between(world, time - world.longestMs, time).filter(
            (fixture) => play(fixture).endsAt > time,
          ),
          ...between(world, time + 1, time + world.listedBeforeMs),
        ])
        .sort((one, other) => one.startsAt - other.startsAt || one.id - other.id),
    live: (time) =>
      worlds.flatMap((world) =>
        between(world, time - world.longestMs, time).filter(
          (fixture) => play(fixture).endsAt > time,
        ),
      ),
    find,
    findListed(id, time) {
      const fixture = find(id)
      if (!fixture || fixture.facts.outright) return fixture
      const { listedBeforeMs = 0 } = bySport.get(fixture.sportId) ?? {}
      return fixture.startsAt <= time + listedBeforeMs ? fixture : null
    },
  }
}
