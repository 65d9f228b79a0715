import { findCredentials } from '../src/players/player.ts'
import type { RegisterClassicInput } from '../src/schema/resolvers.generated.ts'
import type { Accounts } from './accounts.ts'

export type Person = Partial<RegisterClassicInput>

/** An address at which no person here lives. */
export const UNLIKE = {
  houseNumberAndStreetName: 'Lai 9',
  postCode: '51005',
  city: 'Tartu',
  mobileNumber: '+37255501234',
}

/**
 * People who register, are excluded, and register again; `of` returns the casino of each test.
 */
export function openPeople(of: () => Accounts) {
  let count = 0

  /** Returns a new person, with a birthday, an address and a phone that no other test uses. */
  function person(): Person & { email: string } {
    const number = ++count
    const born = new Date(Date.UTC(1960, 0, 1) + number * 40 * 86_400_000)
    return {
      email: `person${number}@example.test`,
      firstName: 'Zoé',
      lastName: 'Hansson',
      dateOfBirth: born.toISOString().slice(0, 10),
      city: 'Malmö',
      houseNumberAndStreetName: `Storgatan ${number}`,
      postCode: `21${100 + number}`,
      mobileNumber: `+4670${1_000_000 + number}`,
    }
  }

  const idOf = async (email: string) => (await findCredentials(of().db, email))?.playerId ?? ''

  /** Makes a player who has excluded themselves. */
  async function excluded(
    endsAt: Date | null = null,
  ): Promise<Person & { email: string; id: string }> {
    const player = person()
    await of().member(player.email, player)
    const id = await idOf(player.email)
    await of().exclude(id, endsAt)
    return { ...player, id }
  }

  /** Registers a person again, with changes, from another e-mail address; returns that address. */
  async function again(before: Person, change: Person = {}): Promise<string> {
    const { id: _id, ...like } = before as Person & { id?: string }
    const email = `again${++count}@elsewhere.test`
    await of().register(
      { ...like, ...change, email },
      { ip: `198.51.100.${count % 250}`, language: 'en' },
    )
    return email
  }

  const isHeld = async (email: string) => of().matches.isHeld(await idOf(email))

  return { person, idOf, excluded, again, isHeld }
}
