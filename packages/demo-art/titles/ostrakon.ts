import { games, lit, mines, roulette, slot } from './record.ts'

export const ostrakon = games('OSTRAKON', [
  slot('Sun Ledger', 'high', '2021-07-22', lit('pyramid', 0, 'ember', 'band', 'limelight')),
  slot(
    'The Sealed Stair',
    'medium',
    '2021-03-23',
    lit('pyramid', 1, 'dusk', 'slant', 'limelight', { flip: true }),
  ),
  slot(
    'Crown of Rushes',
    'medium',
    '2022-01-19',
    lit('crown', 1, 'mint', 'rule', 'cinzel', { frame: 'deco' }),
  ),
  slot(
    'Regalia Road',
    'low',
    '2022-07-12',
    lit('crown', 0, 'plum', 'caps', 'metamorphous', { frame: 'deco', zoom: 1.08 }),
  ),
  slot('Nine Rattles', 'high', '2023-03-30', lit('snake', 1, 'ember', 'ribbon', 'ultra')),
  slot('The Shed Skin', 'medium', '2024-08-07', lit('snake', 0, 'sand', 'disc', 'gloock')),
  slot('Scarab Court', 'high', '2024-05-19', lit('scarab', 0, 'felt', 'arch', 'cinzel')),
  slot(
    'Gilded Wings',
    'low',
    '2021-11-24',
    lit('scarab', 1, 'citrus', 'poster', 'metamorphous', { flip: true }),
  ),
  slot(
    'Sand Runs Gold',
    'low',
    '2023-07-10',
    lit('hourglass', 0, 'cocoa', 'top', 'gloock', { frame: 'deco' }),
  ),
  slot(
    'Turn the Glass',
    'low',
    '2023-02-08',
    lit('hourglass', 1, 'lacquer', 'side', 'limelight', { flip: true }),
  ),
  slot('Petals of Jade', 'low', '2023-10-16', lit('lotus', 1, 'orchid', 'caps', 'cinzel')),
  slot('Bloom by Lamplight', 'high', '2020-04-30', lit('lotus', 0, 'rose', 'poster', 'cinzel')),
  roulette(
    'Croupier’s Choice',
    'low',
    '2024-04-15',
    lit('layout', 0, 'violet', 'plate', 'ultra', { frame: 'deco' }),
  ),
  mines(
    'Quiet Ground',
    'high',
    '2025-05-30',
    lit('mines', 0, 'lagoon', 'rule', 'metamorphous', { frame: 'deco' }),
  ),
])
