import { games, lit, mines, roulette, slot } from './record.ts'

export const ostrakon = games('OSTRAKON', [
  slot('Sun Ledger', 'high', '2021-07-22', lit('pyramid', 0, 'ember', 'slant', 'ultra')),
  slot('The Sealed Stair', 'medium', '2021-03-23', lit('pyramid', 0, 'dusk', 'rule', 'gloock', { frame: 'deco', flip: true })),
  slot('Crown of Rushes', 'medium', '2022-01-19', lit('crown', 1, 'lacquer', 'caps', 'cinzel', { frame: 'deco' })),
  slot('Regalia Road', 'low', '2022-07-12', lit('crown', 1, 'cobalt', 'top', 'metamorphous', { frame: 'deco', zoom: 1.08 })),
  slot('Nine Rattles', 'high', '2023-03-30', lit('snake', 1, 'blood', 'side', 'cinzel')),
  slot('The Shed Skin', 'medium', '2024-08-07', lit('snake', 1, 'plum', 'plate', 'poiret', { frame: 'deco' })),
  slot('Scarab Court', 'high', '2024-05-19', lit('scarab', 0, 'orchid', 'band', 'limelight')),
  slot('Gilded Wings', 'low', '2021-11-24', lit('scarab', 0, 'sand', 'disc', 'metamorphous', { flip: true })),
  slot('Sand Runs Gold', 'low', '2023-07-10', lit('hourglass', 0, 'cocoa', 'ribbon', 'gloock')),
  slot('Turn the Glass', 'low', '2023-02-08', lit('hourglass', 0, 'felt', 'poster', 'cinzel', { flip: true })),
  slot('Petals of Jade', 'low', '2023-10-16', lit('lotus', 1, 'moss', 'caps', 'poiret', { frame: 'deco' })),
  slot('Bloom by Lamplight', 'high', '2020-04-30', lit('lotus', 1, 'lagoon', 'extrude', 'ultra')),
  roulette('Croupier’s Choice', 'low', '2024-04-15', lit('layout', 0, 'felt', 'rule', 'metamorphous', { frame: 'deco' })),
  mines('Quiet Ground', 'high', '2025-05-30', lit('mines', 0, 'mint', 'caps', 'metamorphous', { frame: 'deco' })),
])
