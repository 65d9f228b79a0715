import { games, lit, mines, slot } from './record.ts'

export const ostrakon = games('OSTRAKON', [
  slot('Sun Ledger', 'high', '2021-07-22', lit('pyramid', 0, 'cocoa', 'slant', 'ultra')),
  slot('The Sealed Stair', 'medium', '2021-03-23', lit('pyramid', 0, 'dusk', 'rule', 'gloock', { frame: 'deco', flip: true })),
  slot('Crown of Rushes', 'medium', '2022-01-19', lit('crown', 1, 'violet', 'side', 'cinzel')),
  slot('Regalia Road', 'low', '2022-07-12', lit('crown', 1, 'felt', 'ribbon', 'limelight', { zoom: 1.08 })),
  slot('Nine Rattles', 'high', '2023-03-30', lit('snake', 1, 'lagoon', 'band', 'metamorphous')),
  slot('The Shed Skin', 'medium', '2024-08-07', lit('snake', 1, 'blood', 'plate', 'ultra', { frame: 'deco', zoom: 1.08 })),
  slot('Scarab Court', 'high', '2024-05-19', lit('scarab', 0, 'steel', 'arch', 'poiret', { frame: 'deco' })),
  slot('Gilded Wings', 'low', '2021-11-24', lit('scarab', 0, 'ice', 'caps', 'cinzel', { frame: 'deco', flip: true, zoom: 1.14 })),
  mines('Quiet Ground', 'high', '2025-05-30', lit('mines', 0, 'rose', 'caps', 'metamorphous', { frame: 'deco', flip: true })),
])
