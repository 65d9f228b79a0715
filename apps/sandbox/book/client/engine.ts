import { MOST_IDS as MOST_LEAGUES } from '#contracts/book-pages.ts'
import type { ListedBet } from '../bets/bet-routes.ts'
import type { Fixture, Situation } from '../feed/event.ts'
import type { EventView } from '../feed/event-view.ts'
import type { Market, Selection } from '../feed/market.ts'
import { type Account, openAccount } from './account.ts'
import { NoSuchCode, slipOfCode } from './code-api.ts'
import { beginEditing, type Editing } from './editing.ts'
import { type Favourites, openFavourites } from './favourites.ts'
import { fetchJson } from './feed-api.ts'
import { type Hosts, openHosts } from './hosts.ts'
import { type LiveEvents, openLiveEvents } from './live-events.ts'
import { type BookSettings, DEFAULTS, withSettings } from './settings.ts'
import { type Leg, legOf, openSlip, type Slip } from './slip.ts'
import { openStore, type Store } from './store.ts'
import type { WordKey } from './words/words.ts'

/** The state that all parts of the book on a page share: one slip, one socket, one visitor. */
export interface Engine {
  settings: Store<BookSettings>
  slip: Slip
  /**
   * Whether the slip is open on phones, where it is a bar. A host may draw the book again, as when
   * its visitor signs in.
   */
  isSlipOpen: Store<boolean>
  /** Events that the visitor has marked. */
  favourites: Favourites
  /** Leagues that the visitor follows: the coupon "my leagues". */
  leagues: Favourites
  live: LiveEvents
  account: Account
  hosts: Hosts
  update(given: Readonly<Record<string, unknown>>): void
  /** Puts selections on the slip by their ids, or takes them off. */
  toggleSelections(ids: readonly number[], mode: 'toggle' | 'add'): Promise<void>
  /** Replaces the slip by that of a code, and returns the result. */
  openCode(code: string): Promise<void>
  /** Reads events, so that their prices are those of now. What cannot be read stays as it is. */
  readEvents(ids: readonly number[]): Promise<void>
  /** The bet that lies on the slip to be changed. */
  editing: Store<Editing | null>
  /** Puts an open bet on the slip; false when one of its selections can no longer be bet on. */
  edit(bet: ListedBet): Promise<boolean>
  codeNotice: Store<{ words: WordKey; isGood: boolean } | null>
  /** Ends the socket and what waits to be requested again. */
  close(): void
}

const MOST_IDS = 50
const MOST_FAVOURITES = 100
type Found = { selection: Selection; market: Market; event: Fixture; situation: Situation }

export function openEngine(api: string, given: Readonly<Record<string, unknown>>): Engine {
  const settings = openStore(withSettings({ ...DEFAULTS, api }, given))
  let codeOfHost = ''
  const hosts = openHosts()
  const engine: Engine = {
    settings,
    hosts,
    isSlipOpen: openStore(false),
    editing: openStore<Editing | null>(null),
    codeNotice: openStore<{ words: WordKey; isGood: boolean } | null>(null),
    favourites: openFavourites('baize-book-favourites', MOST_FAVOURITES),
    leagues: openFavourites('baize-book-leagues', MOST_LEAGUES),
    slip: openSlip((count) => hosts.notifyAll('onSelectionCountChange', count)),
    live: openLiveEvents(api, {
      onLost: () => hosts.notifyAll('onConnectionError'),
      reread: (ids) => void engine.readEvents(ids),
    }),
    account: openAccount({
      api,
      token: () => settings.get().token,
      onExpired: () => hosts.notifyAll('onTokenExpired'),
    }),
    update(next) {
      const before = settings.get().token
      settings.set(withSettings(settings.get(), next))
      if (settings.get().token !== before) void engine.account.refresh()
      if (next.clearBetSlip || next.clearExistingOdds) engine.slip.clear()
      const ids = numbersOf(next.oddIds)
      if (ids.length > 0) void engine.toggleSelections(ids, 'add')
      const code = next.shareCode ?? next.reservationCode
      // A host sends its whole address again and again; the code in it is opened once.
      if (typeof code === 'string' && code !== '' && code !== codeOfHost) void engine.openCode(code)
      if (typeof code === 'string') codeOfHost = code
      const favourites = numbersOf(next.favoriteEventIds)
      if (favourites.length > 0) engine.favourites.add(favourites)
    },
    async edit(bet) {
      const legs = await legsNow(bet.legs.map(({ id }) => id)).catch(() => [])
      if (legs.length < bet.legs.length) return false
      beginEditing(engine, { bet, legs, culture: settings.get().culture })
      engine.isSlipOpen.set(true)
      return true
    },
    async toggleSelections(ids, mode) {
      const legs = await legsNow(ids)
      if (mode === 'add') engine.slip.add(legs)
      else for (const leg of legs) engine.slip.toggle(leg)
    },
    async openCode(code) {
      try {
        const { legs, eachWay, isWhole } = await slipOfCode(api, code)
        if (legs.length > 0) engine.slip.replace(legs, eachWay)
        const words = legs.length === 0 ? 'code.allGone' : isWhole ? 'code.opened' : 'code.someGone'
        engine.codeNotice.set({ words, isGood: isWhole })
      } catch (error) {
        engine.codeNotice.set({
          words: error instanceof NoSuchCode ? error.words : 'code.other',
          isGood: false,
        })
      }
      engine.isSlipOpen.set(true)
    },
    async readEvents(ids) {
      await Promise.allSettled(ids.slice(0, MOST_IDS).map(readEvent))
    },
    close() {
      engine.live.close()
      engine.account.close()
    },
  }

  void engine.account.refresh()

  /** Selections that can be bet on, at the prices of now. */
  async function legsNow(ids: readonly number[]): Promise<Leg[]> {
    const { selections } = await fetchJson<{ selections: Found[] }>(
      `${api}/selections?ids=${ids.slice(0, MOST_IDS).join(',')}`,
    )
    return selections
      .filter(({ selection }) => selection.odds !== null)
      .map(({ event, market, selection }) => legOf(event, market, selection))
  }

  async function readEvent(id: number): Promise<void> {
    const { event } = await fetchJson<{ event: EventView }>(`${api}/events/${id}`)
    engine.live.keep([event])
  }
  return engine
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value)
    ? value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
    : []
}
