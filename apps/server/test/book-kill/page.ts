import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** The page of one player, who bets and cashes out without an end. */
export interface Page {
  /** Ids of the bets that the page was told to be taken. */
  taken: Set<string>
  close(): Promise<void>
}

interface Reply {
  status: number
  bet?: { id: string; left: number }
  bets?: { id: string; isOpen: boolean; left: number; cashOut: number | null }[]
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
    }
  }

  /** A press of the button: sent again with its key until there is an answer that says yes or no. */
  async function bet(): Promise<void> {
    const { events = [] } = await ask(`events?live=false&limit=30&offset=${Math.floor(Math.random() * 60)}`)
    const priced = events.flatMap(({ main }) => (main?.state === 'open' ? main.selections.slice(0, 1) : []))
    const legs = pick(priced, 1 + Math.floor(Math.random() * 3)).flatMap(({ id, odds }) => (odds === null ? [] : [{ id, odds }]))
    if (legs.length === 0) return void (await wait(TRY_AGAIN_MS))
    const type = legs.length === 1 ? 'single' : 'accumulator'
    const wish = { key: `press-${randomUUID()}`, type, stake: 50 + Math.floor(Math.random() * 500), policy: 'any', legs }
    for (;;) {
      const { status, bet: made } = await ask('bets', wish)
      if (made) taken.add(made.id)
      if (status > 0 && status !== 503) return
      if (!isOpen) return
      await wait(TRY_AGAIN_MS)
    }
  }

  /** The whole of an open bet, or a part of it. */
  async function cashOut(): Promise<void> {
    const { bets = [] } = await ask('bets')
    const [chosen] = pick(
      bets.filter((each) => each.isOpen && each.cashOut !== null),
      1,
    )
    if (!chosen) return
    const part = { key: `part-${randomUUID()}`, stake: Math.ceil(chosen.left / 3), least: 1 }
    const wish = Math.random() < 0.5 ? { least: 1 } : part
    // The answer is asked for twice: a player who hears nothing presses again.
    await ask(`bets/${chosen.id}/cash-out`, wish)
    await ask(`bets/${chosen.id}/cash-out`, wish)
  }

  /** Status 0 where nothing answers. */
  async function ask(path: string, body?: object): Promise<Reply> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${url}/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
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
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
