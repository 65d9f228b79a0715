import { games, mines, poster, slot } from './record.ts'

export const tinTiger = games('TIN_TIGER', [
  slot('Golden Carp', 'medium', '2022-01-29', poster('koi', 1, 'blood', 'blockhead', 'dela')),
  slot('Wyrm', 'medium', '2022-05-06', poster('scales', 0, 'plum', 'framed', 'bungee')),
  slot('Dragon’s Wink', 'medium', '2022-03-23', poster('scales', 1, 'persimmon', 'head', 'alfa')),
  slot('Red Fox Run', 'medium', '2021-12-17', poster('fox', 0, 'bone', 'foot', 'shrikhand')),
  slot('Den of Six', 'low', '2021-07-05', poster('fox', 1, 'clay', 'side', 'bungee')),
  slot('Tiger Milk', 'low', '2023-08-02', poster('cat', 0, 'storm', 'strip', 'dela')),
  slot('Nine to Spare', 'low', '2025-10-19', poster('cat', 1, 'teal', 'block', 'anton')),
  slot('Big Blue', 'high', '2025-11-30', poster('whale', 1, 'cobalt', 'arc', 'abril')),
  slot('Slow Coil', 'low', '2022-09-30', poster('snake', 0, 'ochre', 'band', 'shrikhand')),
  slot('Hiss', 'high', '2020-07-14', poster('snake', 1, 'rose', 'badge', 'dela')),
  slot('Matador Moon', 'low', '2022-10-20', poster('bull', 1, 'mint', 'blockhead', 'alfa')),
  slot('Corvid Court', 'medium', '2022-10-01', poster('raven', 0, 'sand', 'centre', 'anton')),
  slot('Nevermind', 'high', '2025-03-05', poster('raven', 1, 'sky', 'head', 'bungee')),
  slot('Pod Nine', 'high', '2026-05-07', poster('orca', 1, 'mint', 'arc', 'alfa')),
  mines('Cat Burglar', 'low', '2024-08-16', poster('mines', 1, 'night', 'centre', 'shrikhand')),
])
