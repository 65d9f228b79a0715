import { crash, games, mines, poster, slot } from './record.ts'

export const gantry = games('GANTRY', [
  slot('Starfall', 'high', '2021-05-14', poster('comet', 1, 'clay', 'foot', 'rubik')),
  slot('Blue Hour', 'medium', '2020-03-24', poster('city', 1, 'moss', 'framed', 'league')),
  slot('Moon Freight', 'medium', '2023-08-23', poster('rocket', 0, 'persimmon', 'arc', 'bebas')),
  slot('Second Stage', 'medium', '2020-10-01', poster('rocket', 0, 'rose', 'centre', 'graduate')),
  slot('Fairground Fix', 'medium', '2026-10-18', poster('wheel', 1, 'cobalt', 'head', 'black-ops')),
  slot('High Roll', 'high', '2026-10-09', poster('dice', 1, 'ice', 'side', 'graduate')),
  slot('Pinfall', 'low', '2025-12-16', poster('plinko', 1, 'night', 'strip', 'bebas')),
  crash('Escape Velocity', 'high', '2021-01-27', poster('rocket', 0, 'ink', 'block', 'anton')),
  mines('Deep Shaft', 'medium', '2026-03-13', poster('mines', 0, 'mint', 'blockhead', 'rubik')),
])
