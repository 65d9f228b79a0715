import { games, mines, poster, slot } from './record.ts'

export const tinTiger = games('TIN_TIGER', [
  slot('Golden Carp', 'medium', '2022-01-29', poster('koi', 1, 'cobalt', 'block', 'dela')),
  slot('Wyrm', 'medium', '2022-05-06', poster('scales', 0, 'ink', 'arc', 'bungee')),
  slot('Dragon’s Wink', 'medium', '2022-03-23', poster('scales', 0, 'bone', 'centre', 'alfa')),
  slot('Red Fox Run', 'medium', '2021-12-17', poster('fox', 0, 'jade', 'strip', 'shrikhand')),
  slot('Den of Six', 'low', '2021-07-05', poster('fox', 0, 'persimmon', 'head', 'dela')),
  slot('Tiger Milk', 'low', '2023-08-02', poster('cat', 0, 'plum', 'blockhead', 'anton')),
  slot('Nine to Spare', 'low', '2025-10-19', poster('cat', 0, 'moss', 'foot', 'abril')),
  slot('Big Blue', 'high', '2025-11-30', poster('whale', 1, 'teal', 'framed', 'bungee')),
  slot('Slow Coil', 'low', '2022-09-30', poster('snake', 0, 'ochre', 'badge', 'alfa')),
  slot('Hiss', 'high', '2020-07-14', poster('snake', 0, 'rose', 'side', 'shrikhand')),
  slot('Matador Moon', 'low', '2022-10-20', poster('bull', 1, 'harbor', 'band', 'dela')),
  mines('Cat Burglar', 'low', '2024-08-16', poster('mines', 1, 'violet', 'foot', 'anton')),
])
