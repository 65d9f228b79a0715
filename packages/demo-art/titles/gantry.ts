import { crash, games, mines, poster, slot } from './record.ts'

export const gantry = games('GANTRY', [
  slot('Starfall', 'high', '2021-05-14', poster('comet', 1, 'moss', 'framed', 'rubik')),
  slot('Blue Hour', 'medium', '2020-03-24', poster('city', 1, 'cobalt', 'head', 'black-ops')),
  slot('Moon Freight', 'medium', '2023-08-23', poster('rocket', 0, 'teal', 'arc', 'graduate')),
  slot('Second Stage', 'medium', '2020-10-01', poster('rocket', 1, 'plum', 'centre', 'bebas')),
  slot('Line Eleven', 'high', '2024-12-24', poster('tram', 0, 'ice', 'side', 'rubik')),
  slot('Brass Bell Route', 'high', '2024-10-25', poster('tram', 1, 'bubble', 'block', 'black-ops')),
  slot('Four Sails', 'medium', '2023-03-02', poster('windmill', 1, 'violet', 'strip', 'graduate')),
  slot('Fairground Fix', 'medium', '2026-10-18', poster('wheel', 1, 'ink', 'foot', 'graduate')),
  slot('High Roll', 'high', '2026-10-09', poster('dice', 1, 'rose', 'band', 'black-ops')),
  slot('Pinfall', 'low', '2025-12-16', poster('plinko', 1, 'persimmon', 'blockhead', 'anton')),
  crash('Escape Velocity', 'high', '2021-01-27', poster('rocket', 0, 'clay', 'side', 'league')),
  mines('Deep Shaft', 'medium', '2026-03-13', poster('mines', 0, 'ink', 'framed', 'bebas')),
])
