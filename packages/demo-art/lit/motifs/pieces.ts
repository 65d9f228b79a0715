import { lighten } from '../../colour.ts'
import { ellipse, line, polygon, times } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { die, chips as stackOfChips } from '../props.ts'

export const dice: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  if (variant) {
    return (
      canvas.backdrop({ 0: main, 1: mid }) +
      times(7, (i) =>
        line(`M-20 ${40 + i * 60}L320 ${-60 + i * 60}`, lighten(main, 0.3), 22, { opacity: 0.18 }),
      ) +
      die(84, 88, 1.1, -18, light, accent, [5, 3, 1]) +
      die(214, 160, 1.75, 12, accent, light, [6, 4, 2]) +
      die(96, 268, 1.35, 28, second, deep, [3, 2, 6])
    )
  }
  return (
    canvas.halo({ 0: main, 0.5: mid, 1: deep }, 0.5, 0.5, 0.7) +
    polygon(
      [60, -20, 240, -20, 360, 330, -60, 330],
      canvas.linear({ 0: [light, 0.34], 1: [light, 0] }),
    ) +
    ellipse(150, 262, 150, 44, { fill: lighten(main, 0.3), opacity: 0.35 }) +
    die(104, 200, 1.55, -6, accent, light, [5, 3, 6]) +
    die(210, 236, 1.2, 10, light, deep, [1, 4, 2])
  )
}

export const chips: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  return (
    canvas.halo({ 0: main, 0.55: mid, 1: deep }, 0.5, 0.55, 0.7) +
    polygon(
      [100, -10, 200, -10, 350, 330, -50, 330],
      canvas.linear({ 0: [light, 0.4], 1: [light, 0] }),
    ) +
    ellipse(150, 282, 150, 50, { fill: '#000', opacity: 0.3 }) +
    (variant
      ? stackOfChips(canvas, 150, 240, 112, accent, 0.5, 3, light) +
        stackOfChips(canvas, 120, 120, 56, second, 0.6, 1, deep) +
        stackOfChips(canvas, 226, 96, 44, main, 0.7, 1, light)
      : stackOfChips(canvas, 74, 266, 50, main, 0.36, 6, light) +
        stackOfChips(canvas, 226, 272, 50, '#1c2326', 0.36, 4, second) +
        stackOfChips(canvas, 150, 292, 58, accent, 0.36, 9, light))
  )
}
