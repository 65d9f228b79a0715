import { expect, test } from 'vitest'
import { drawBackdrop } from './backdrop.ts'
import { Canvas } from './canvas.ts'
import { GAMES } from './game-list.ts'
import { litScene } from './lit/draw.ts'
import { withoutText } from './marked-text.ts'

/** Games whose scene has a text in it, such as the figures of a wheel. */
const withText = GAMES.flatMap(({ theme }) => {
  if (theme.school !== 'lit') return []
  const scene = litScene(new Canvas(theme.title), theme)
  return withoutText(scene) === scene ? [] : [{ theme, scene }]
})

test('the scene of a flight has a multiplier in it, and that of a ticket numbers', () => {
  const motifs = new Set(withText.map(({ theme }) => theme.motif))
  expect(motifs).toContain('crash')
  expect(motifs).toContain('keno')
})

test('a backdrop, which is half mirrored, shows no text of its scene, and all else of it', () => {
  for (const { theme, scene } of withText) {
    const backdrop = drawBackdrop(theme)
    expect(backdrop, theme.title).toBe(withoutText(backdrop))
    const left = withoutText(scene)
    expect(left.match(/<g[ >]/g)?.length, theme.title).toBe(left.match(/<\/g>/g)?.length)
  }
})

test('no tile mirrors a scene with a text', () => {
  expect(withText.filter(({ theme }) => 'flip' in theme && theme.flip)).toEqual([])
})

test('sevens are mirrored nowhere, as other motifs are', () => {
  const backdropOf = (motif: string) => {
    const game = GAMES.find(({ theme }) => theme.motif === motif)
    if (!game) throw new Error(`No game has the motif ${motif}.`)
    return drawBackdrop(game.theme)
  }
  expect(backdropOf('sevens')).not.toContain('scale(-1 1)')
  expect(backdropOf('crash')).toContain('translate(1600 0) scale(-1 1)')
})
