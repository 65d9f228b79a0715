import { describe, expect, it } from 'vitest'
import { playHref, withoutRepeats } from './game.ts'

describe('a list of games', () => {
  it('shows a game once, where it came first', () => {
    const games = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'c' }]
    expect(withoutRepeats(games).map((game) => game.id)).toEqual(['a', 'b', 'c'])
  })
})

describe('the launch address', () => {
  it('carries the way back as one segment', () => {
    const game = { id: 'nine koi', name: 'Nine Koi', brand: { id: 'P', name: 'Pip & Pith' } }
    expect(playHref(game, 'demo', '/casino?brands=A')).toBe(
      '/play/demo/nine%20koi/%2Fcasino%3Fbrands%3DA?name=Nine+Koi&provider=Pip+%26+Pith',
    )
  })
})
