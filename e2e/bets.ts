import type { APIRequestContext, Page } from '@playwright/test'
import { beElsewhere, type Player } from './other-device.ts'
import { expect, type Servers } from './story-test.ts'

interface Event {
  main: { state: string; selections: { id: number; odds: string | null }[] }
}

interface Placed {
  id: string
  legs: { odds: string }[]
}

/** A player at the sportsbook without a page, as on another device. */
export interface Bettor {
  /** Puts 5.00 on the first answers of matches of tomorrow, whose prices stand still. */
  place(legs: number): Promise<Placed>
  /** Ends an open bet for what it is worth. */
  cashOut(id: string): Promise<void>
  /** Ends all open bets so. */
  cashOutAll(): Promise<void>
}

/** The vendor keeps its book in a closed shadow root; a story has to look into it. */
export async function openShadows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
  })
}

export const book = (page: Page) => page.getByRole('main')

/** Prices that can be pressed. */
export const prices = (page: Page) => book(page).locator('.price:enabled')

export async function betElsewhere(
  request: APIRequestContext,
  servers: Servers,
  player: Player,
): Promise<Bettor> {
  const query = await beElsewhere(request, servers, player)
  const { altenarV2GetToken } = await query<{ altenarV2GetToken: { token: string } }>(
    '{ altenarV2GetToken(input: { demo: false }) { token } }',
  )
  const headers = { authorization: `Bearer ${altenarV2GetToken.token}` }
  const bets = `${servers.sandbox}/book/api/bets`
  async function cashOut(id: string): Promise<void> {
    const answer = await request.post(`${bets}/${id}/cash-out`, { headers, data: { least: 1 } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return {
    cashOut,
    async cashOutAll() {
      const { bets: all } = (await (await request.get(bets, { headers })).json()) as {
        bets: { id: string; cashOut: unknown }[]
      }
      for (const { id, cashOut: offer } of all) if (offer !== null) await cashOut(id)
    },
    async place(count) {
      const { events } = (await (
        await request.get(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)
      ).json()) as { events: Event[] }
      const open = events.flatMap(({ main }) =>
        main.state === 'open' ? (main.selections[0] ?? []) : [],
      )
      const legs = open.slice(0, count).map(({ id, odds }) => ({ id, odds }))
      const slip = {
        key: `story-${Date.now()}`,
        type: count === 1 ? 'single' : 'accumulator',
        stake: 500,
        policy: 'any',
        legs,
      }
      const answer = await request.post(bets, { headers, data: slip })
      expect(answer.status(), await answer.text()).toBe(201)
      return ((await answer.json()) as { bet: Placed }).bet
    },
  }
}
