import { games, poster, slot } from './record.ts'

export const northPress = games('NORTH_PRESS', [
  slot('Last Light', 'low', '2022-10-02', poster('lighthouse', 0, 'mint', 'framed', 'archivo')),
  slot('Breakwater', 'low', '2020-05-01', poster('lighthouse', 0, 'olive', 'arc', 'yeseva')),
  slot('Sunken Sun', 'low', '2022-02-02', poster('pyramid', 0, 'blood', 'strip', 'league')),
  slot('Dune Geometry', 'medium', '2026-04-03', poster('pyramid', 0, 'sand', 'head', 'abril')),
  slot('Hot Head', 'medium', '2021-08-12', poster('volcano', 1, 'sky', 'blockhead', 'bebas')),
  slot('Spine Tingle', 'low', '2026-09-10', poster('cactus', 0, 'bone', 'band', 'anton')),
  slot('Noon Shadow', 'low', '2022-05-15', poster('cactus', 0, 'teal', 'block', 'bebas')),
  slot('Copper Fang', 'low', '2026-11-12', poster('fox', 1, 'moss', 'badge', 'archivo')),
  slot('Corsair', 'high', '2020-07-27', poster('ship', 1, 'ink', 'centre', 'abril')),
])
