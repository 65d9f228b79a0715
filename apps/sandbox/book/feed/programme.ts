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
  /** Returns whether an event is listed by `time`, or was. */
  isListedBy(fixture: Fixture, time: number): boolean
  /** Events under way at `time`. */
  live(time: number): Fixture[]
  find(id: number): Fixture | null
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
    isListedBy: ({ sportId, startsAt, facts }, time) =>
      Boolean(facts.outright) || startsAt <= time + (bySport.get(sportId)?.listedBeforeMs ?? 0),
    live: (time) =>
      worlds.flatMap((world) =>
        between(world, time - world.longestMs, time).filter(
          (fixture) => play(fixture).endsAt > time,
        ),
      ),
    find(id) {
      const parts = partsOfEvent(id)
      return parts ? (bySport.get(parts.sportId)?.eventAt(parts.day, parts.place) ?? null) : null
    },
  }
}
