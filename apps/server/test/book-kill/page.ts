import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** The page of one player, who bets, changes bets and cashes out without an end. */
export interface Page {
  /**
   * Ids of the bets that were taken by the answers to the page, without those whose change it has
   * requested without an answer.
   */
  taken: Set<string>
  close(): Promise<void>
}

interface ListedBet {
  id: string
  isOpen: boolean
  left: number
  cashOut: number | null
  canEdit: boolean
  type: string
  legs: { id: number; odds: string }[]
}

interface Reply {
  status: number
  bet?: { id: string; left: number }
  bets?: ListedBet[]
  events?: { main: { state: string; selections: { id: number; odds: string | null }[] } | null }[]
}

const TRY_AGAIN_MS = 20

export function openPage({ url, token }: { url: string; token: string }): Page {
  const taken = new Set<string>()
  let isOpen = true
  const playing = play()

  async function play(): Promise<void> {
    while (isOpen) {
      await bet()
      if (Math.random() < 0.3) await cashOut()
      if (Math.random() < 0.3) await edit()
    }
  }

  async function bet(): Promise<void> {
    const { events = [] } = await request(
      `events?live=false&limit=30&offset=${Math.floor(Math.random() * 60)}`,
    )
    const priced = events.flatMap(({ main }) =>
      main?.state === 'open' ? main.selections.slice(0, 1) : [],
    )
    const legs = pick(priced, 1 + Math.floor(Math.random() * 3)).flatMap(({ id, odds }) =>
      odds === null ? [] : [{ id, odds }],
    )
    if (legs.length === 0) return void (await wait(TRY_AGAIN_MS))
    const type = legs.length === 1 ? 'single' : 'accumulator'
    await press('bets', { type, legs })
  }

  /** Changes the stake of an open bet. */
  async function edit(): Promise<void> {
    const { bets = [] } = await request('bets')
    const [chosen] = pick(
      bets.filter(({ canEdit }) => canEdit),
      1,
    )
    if (!chosen || !taken.delete(chosen.id)) return
    const { id, type, legs } = chosen
    const answer = await press(`bets/${id}/edit`, {
      type,
      legs: legs.map((leg) => ({ id: leg.id, odds: leg.odds })),
    })
    if (answer === 'no') taken.add(id)
  }

  /** A press of the button: sent again with its key until the answer is a yes or a no. */
  async function press(
    path: string,
    what: { type: string; legs: object[] },
  ): Promise<'yes' | 'no' | 'silence'> {
    const wish = {
      ...what,
      key: `press-${randomUUID()}`,
      stake: 50 + Math.floor(Math.random() * 500),
      policy: 'any',
    }
    for (;;) {
      const { status, bet: made } = await request(path, wish)
      if (made) taken.add(made.id)
      if (status > 0 && status !== 503) return made ? 'yes' : 'no'
      if (!isOpen) return 'silence'
      await wait(TRY_AGAIN_MS)
    }
  }

  /** The whole of an open bet, or a part of it. */
  async function cashOut(): Promise<void> {
    const { bets = [] } = await request('bets')
    const [chosen] = pick(
      bets.filter((each) => each.isOpen && each.cashOut !== null),
      1,
    )
    if (!chosen) return
    const part = { key: `part-${randomUUID()}`, stake: Math.ceil(chosen.left / 3), least: 1 }
    const wish = Math.random() < 0.5 ? { least: 1 } : part
    // The answer is requested twice: a player who gets no answer presses again.
    await request(`bets/${chosen.id}/cash-out`, wish)
    await request(`bets/${chosen.id}/cash-out`, wish)
  }

  /** Status 0 where nothing answers. */
  async function request(path: string, body?: object): Promise<Reply> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    try {
      const answer = await fetch(
        `${url}/${path}`,
        body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
      )
      return { ...((await answer.json()) as object), status: answer.status }
    } catch {
      return { status: 0 }
    }
  }

  return {
    taken,
    close() {
      isOpen = false
      return playing
    },
  }
}

function pick<T>(from: readonly T[], count: number): T[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat()
}
