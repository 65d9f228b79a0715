import { games, poster, slot } from './record.ts'

export const northPress = games('NORTH_PRESS', [
  slot('Last Light', 'low', '2022-10-02', poster('lighthouse', 0, 'harbor', 'badge', 'league')),
  slot('Breakwater', 'low', '2020-05-01', poster('lighthouse', 1, 'rose', 'block', 'archivo')),
  slot('Sunken Sun', 'low', '2022-02-02', poster('pyramid', 0, 'jade', 'band', 'bebas')),
  slot('Dune Geometry', 'medium', '2026-04-03', poster('pyramid', 1, 'sky', 'side', 'yeseva')),
  slot('Hot Head', 'medium', '2021-08-12', poster('volcano', 1, 'night', 'framed', 'league')),
  slot('Spine Tingle', 'low', '2026-09-10', poster('cactus', 0, 'moss', 'blockhead', 'abril')),
  slot('Noon Shadow', 'low', '2022-05-15', poster('cactus', 1, 'ochre', 'arc', 'bebas')),
  slot('Copper Fang', 'low', '2026-11-12', poster('fox', 1, 'moss', 'strip', 'anton')),
  slot('Corsair', 'high', '2020-07-27', poster('ship', 1, 'bone', 'foot', 'archivo')),
  slot('White Wings', 'high', '2022-02-06', poster('crane', 1, 'clay', 'centre', 'archivo')),
  slot('Mill Race', 'medium', '2020-07-11', poster('windmill', 0, 'sand', 'head', 'bebas')),
  slot('Grist & Gold', 'medium', '2021-01-09', poster('windmill', 1, 'olive', 'badge', 'anton')),
  slot('Silver Strings', 'medium', '2025-01-26', poster('harp', 1, 'ice', 'framed', 'yeseva')),
  slot('Nine Roofs', 'medium', '2021-09-26', poster('pagoda', 0, 'ink', 'block', 'abril')),
  slot('Jade Storey', 'medium', '2023-09-08', poster('pagoda', 1, 'jade', 'blockhead', 'bebas')),
])
