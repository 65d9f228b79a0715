import { baccarat, blackjack, games, hiLo, lit, poster, scratchCard, videoPoker } from './record.ts'

/** Cards to play and cards to scratch. */
export const cardGames = [
  ...games('VELVET_ANVIL', [
    blackjack(
      'Velvet Twenty-One',
      'low',
      '2026-02-12',
      lit('cards', 0, 'orchid', 'plate', 'limelight'),
    ),
    baccarat('Salon Baccarat', 'low', '2026-05-07', lit('cards', 1, 'blood', 'band', 'limelight')),
    videoPoker(
      'Jacks on the Anvil',
      'low',
      '2026-01-15',
      lit('cards', 2, 'steel', 'caps', 'limelight'),
    ),
    hiLo(
      'Upstairs Downstairs',
      'medium',
      '2026-07-23',
      lit('cards', 0, 'lagoon', 'plate', 'limelight'),
    ),
  ]),
  ...games('OLD_BRASS', [
    blackjack('Brass Rail Blackjack', 'low', '2025-11-06', lit('cards', 2, 'felt', 'plate', 'rye')),
    videoPoker('Bonus Saloon', 'medium', '2026-03-05', lit('cards', 1, 'sand', 'plate', 'rye')),
    scratchCard('Assay Office', 'high', '2026-06-25', lit('gem', 0, 'ember', 'plate', 'rye')),
  ]),
  ...games('EMBER_FLINT', [
    blackjack(
      'Pontoon Fire',
      'low',
      '2026-08-20',
      poster('bigsuit', 0, 'persimmon', 'blockhead', 'bowlby'),
    ),
    videoPoker(
      'Deuces Alight',
      'high',
      '2026-04-30',
      poster('cards', 0, 'blood', 'blockhead', 'bowlby'),
    ),
    baccarat(
      'Punto Ember',
      'low',
      '2025-10-16',
      poster('numeral', 0, 'clay', 'blockhead', 'bowlby'),
    ),
  ]),
  ...games('ODDFELLOW', [
    hiLo(
      'Odd One Higher',
      'medium',
      '2026-05-28',
      poster('bigsuit', 2, 'mint', 'blockhead', 'ultra'),
    ),
    scratchCard(
      'Lucky Lodge',
      'low',
      '2026-02-26',
      poster('eye', 0, 'ochre', 'blockhead', 'ultra'),
    ),
    baccarat('Third Card', 'low', '2026-06-11', poster('cards', 1, 'mint', 'blockhead', 'ultra')),
  ]),
  ...games('PIP_PITH', [
    scratchCard(
      'Citrus Scratch',
      'medium',
      '2026-07-16',
      lit('candy', 0, 'citrus', 'plate', 'lilita'),
    ),
    hiLo('Pip by Pip', 'low', '2026-03-19', lit('cards', 2, 'mint', 'plate', 'lilita')),
  ]),
]
