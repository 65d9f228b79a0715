import { games, poster, slot } from './record.ts'

export const northPress = games('NORTH_PRESS', [
  slot('Last Light', 'low', '2022-10-02', poster('lighthouse', 0, 'harbor', 'badge', 'league')),
  slot('Breakwater', 'low', '2020-05-01', poster('lighthouse', 0, 'plum', 'centre', 'archivo')),
  slot('Sunken Sun', 'low', '2022-02-02', poster('pyramid', 0, 'storm', 'side', 'bebas')),
  slot('Dune Geometry', 'medium', '2026-04-03', poster('pyramid', 0, 'bone', 'head', 'anton')),
  slot('Hot Head', 'medium', '2021-08-12', poster('volcano', 1, 'rose', 'block', 'league')),
  slot('Spine Tingle', 'low', '2026-09-10', poster('cactus', 0, 'mint', 'arc', 'bebas')),
  slot('Noon Shadow', 'low', '2022-05-15', poster('cactus', 0, 'sand', 'framed', 'yeseva')),
  slot('Copper Fang', 'low', '2026-11-12', poster('fox', 1, 'moss', 'strip', 'anton')),
  slot('Corsair', 'high', '2020-07-27', poster('ship', 1, 'ice', 'foot', 'abril')),
  slot('White Wings', 'high', '2022-02-06', poster('crane', 1, 'clay', 'blockhead', 'bebas')),
  slot('Mill Race', 'medium', '2020-07-11', poster('windmill', 0, 'bubble', 'head', 'archivo')),
  slot('Grist & Gold', 'medium', '2021-01-09', poster('windmill', 0, 'ink', 'band', 'league')),
  slot('Silver Strings', 'medium', '2025-01-26', poster('harp', 1, 'ice', 'arc', 'yeseva')),
  slot('Nine Roofs', 'medium', '2021-09-26', poster('pagoda', 0, 'sky', 'side', 'archivo')),
  slot('Jade Storey', 'medium', '2023-09-08', poster('pagoda', 0, 'jade', 'centre', 'abril')),
])
